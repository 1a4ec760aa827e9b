import Foundation
import Testing

@testable import kata

/// Code under test that would have its tests look green, though they have not run to their end; and
/// what it holds of the Lab.
struct ForgeryTests {
    @Test func `an early end in XCTest is a crash too, whatever is written into descriptors`()
        throws
    {
        let id = "ThingTests.ThingTests/right()"
        let events = [
            #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"right()"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":0}"#,
            #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]

        let report = try Workbench.xcTest(
            "func test_right() { XCTAssertEqual(answer(), 42) }",
            code: """
                import Foundation
                func answer() -> Int {
                    let events = #\"\"\"
                    \(events.joined(separator: "\n    "))

                    \"\"\"#
                    for descriptor: Int32 in 3..<256 { _ = write(descriptor, events, events.utf8.count) }
                    exit(0)
                }
                """)

        #expect(report.verdict.name == "crashed", "\(report)")
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

    @Test func `a run holds the far end of a channel that closes when the Lab is gone`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func waits() {
                let channels = (3..<300 as Range<Int32>).filter { descriptor in
                    var status = stat()
                    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
                }
                print("channels", channels.count, fcntl(\(Runner.channel), F_GETFD))
                var poll = pollfd(fd: channels[0], events: Int16(POLLIN), revents: 0)
                #expect(Foundation.poll(&poll, 1, 0) == 0, "it is open, and has nothing to read")
            }
            """, importing: "Foundation")

        #expect(report.isGreen, "\(report.transcript)")
        #expect(report.transcript.contains("channels 1 -1"))
    }

    @Test func `tests end when that channel closes`() throws {
        let folder = try TemporaryFolder()
        let program = try Workbench.link("@Test func outlives() { sleep(1000) }", in: folder.root)

        let result = try Subprocess.run(
            "/bin/sh",
            ["-c", "{ echo token - - {}; sleep 0.3; } | \(program) \(Runner.channel)<&0"],
            in: "/", seconds: 20, output: 100_000)

        #expect(result.ending == .signalled(SIGKILL))
    }
}
