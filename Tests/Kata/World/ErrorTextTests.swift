import Foundation
import Testing

@testable import kata

/// What the system says of files reaches people in our words.
struct ErrorTextTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var error: @Sendable () -> any Error
        var text: String
    }

    @Test(arguments: [
        Row(
            testDescription: "a file that is not there",
            error: { CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/a/b"]) },
            text: "error: /a/b cannot be read: there is no such file\n  Look: ls -ld /a/b"),
        Row(
            testDescription: "a name that the system does not find again",
            error: {
                CocoaError(
                    .fileNoSuchFile,
                    userInfo: [
                        NSURLErrorKey: URL(fileURLWithPath: "/a/b c"),
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 2),
                    ])
            }, text: "error: /a/b c cannot be read: there is no such file\n  Look: ls -ld '/a/b c'"),
        Row(
            testDescription: "a file in place of a folder",
            error: {
                CocoaError(
                    .fileWriteUnknown,
                    userInfo: [
                        NSFilePathErrorKey: "/a/b",
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 20),
                    ])
            },
            text: "error: /a/b could not be written: Not a directory\n"
                + "  Check the space left on the disk."),
        Row(
            testDescription: "something else",
            error: { NSError(domain: NSPOSIXErrorDomain, code: 9) },
            text: "error: the system says: Bad file descriptor\n"
                + "  Call the same again; if it stays so: swift run kata ready"),
    ])
    func `what Foundation says has a place, a reason and a next step`(_ row: Row) throws {
        let course = try SampleCourse()

        course.world.terminal.printError(row.error())

        #expect(course.errors == row.text + "\n")
    }
}
