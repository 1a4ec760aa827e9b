import Foundation
import Testing

@testable import kata

/// What the system says of files reaches people in our words.
struct ErrorTextTests {
    private static let full = CocoaError(
        .fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/cache/a"])
    private let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test(
        arguments: [
            (
                CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/a/b"]),
                "/a/b cannot be read: there is no such file\n  Look: ls -ld /a/b"
            ),
            (
                CocoaError(
                    .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/a/b'\u{338};x"]),
                "/a/b'\u{338};x cannot be read: there is no such file\n"
                    + "  Look: ls -ld '/a/b'\\''\u{338};x'"
            ),
            (
                CocoaError(
                    .fileNoSuchFile,
                    userInfo: [
                        NSURLErrorKey: URL(fileURLWithPath: "/a/b c"),
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 2),
                    ]), "/a/b c cannot be read: there is no such file\n  Look: ls -ld '/a/b c'"
            ),
            (
                CocoaError(
                    .fileWriteUnknown,
                    userInfo: [
                        NSFilePathErrorKey: "/a/b",
                        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: 20),
                    ]),
                "/a/b could not be written: Not a directory\n  Check the space left on the disk."
            ),
            (
                full,
                "/cache/a could not be written: no space is left on the disk\n"
                    + "  Check the space left on the disk."
            ),
            (
                NSError(domain: NSPOSIXErrorDomain, code: 9),
                "the system says: Bad file descriptor\n"
                    + "  Call the same again; if it stays so: swift run kata ready"
            ),
        ] as [(any Error, String)])
    func `what Foundation says has a place, a reason and a next step`(
        _ error: any Error, _ text: String
    ) {
        course.world.terminal.printError(error)

        #expect(course.errors == "error: \(text)\n")
    }

    @Test func `what a run could not write is said, and what to do`() throws {
        let world = course.world.equipped { throw Self.full }

        #expect(
            throws: LabError.cannotWrite("/cache/a", reason: "no space is left on the disk")
        ) { try world.engine.run(Run(tests: "EvenTests", modules: [])) }
    }

    @Test(.enabled(if: Disk.exists(URL(fileURLWithPath: "/dev/full")), "there is no full device"))
    func `a history that cannot grow says so`() {
        let history = HistoryFile(url: URL(fileURLWithPath: "/dev/full"))

        let error = #expect(throws: KataError.self) {
            try history.append(Entry(time: 1, light: .dark))
        }

        #expect(error?.description.contains("no space is left on the disk") == true)
    }
}
