import Foundation
import Testing

@testable import kata

/// Code under test that would have its tests look green, though they have not run to their end.
struct ForgeryTests {
    @Test func `an early end in XCTest is a crash too, whatever is written into descriptors`()
        throws
    {
        let report = try Workbench.xcTest(
            "func test_right() { XCTAssertEqual(answer(), 42) }",
            code: Self.code(
                """
                for descriptor: Int32 in 3..<256 { _ = write(descriptor, events, events.utf8.count) }
                    exit(0)
                """))

        guard case .crashed = report.verdict else {
            Issue.record("\(report)")
            return
        }
    }

    @Test func `the runner does not call functions of code under test in place of the system's`()
        throws
    {
        let report = try Workbench.swiftTesting(
            "@Test func right() { #expect(answer() == 42) }",
            code: """
                import Foundation
                @_cdecl("write") public func steal(
                    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
                ) -> Int {
                    puts("stolen")
                    return count
                }
                func answer() -> Int { 42 }
                """)

        #expect(report.isGreen, "\(report)")
        #expect(!report.transcript.contains("stolen"))
    }

    @Test func `something else in the results is a crash that says so`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func writes() {
                for descriptor: Int32 in 3..<256 { _ = write(descriptor, "junk\\n", 5) }
            }
            """, importing: "Foundation")

        #expect(
            report.verdict
                == .crashed(how: "something wrote into the results of the tests", during: nil))
    }

    @Test func `programs that tests start do not inherit the channel`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func starts() {
                let script = "for fd in $(ls /dev/fd); do test -S /dev/fd/$fd && test $fd -gt 2 && exit 1; done; exit 0"
                #expect(system("bash -c '" + script + "'") == 0)
            }
            """, importing: "Foundation")

        #expect(report.isGreen, "\(report)")
    }

    /// Code that does as `body` says when it is first used; `events` tell of a run that is green.
    private static func code(_ body: String) -> String {
        let id = "ThingTests.ThingTests/right()"
        let events = [
            #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"right()"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]
        return """
            import Foundation
            func answer() -> Int {
                let events = #\"\"\"
                \(events.joined(separator: "\n    "))

                \"\"\"#
                \(body)
                return 42
            }

            """
    }
}
