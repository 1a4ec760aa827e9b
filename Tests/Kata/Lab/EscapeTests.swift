import Foundation
import Testing

@testable import kata

/// Code under test that tries to outlive its run.
struct EscapeTests {
    @Test func `a process that a test starts ends with the run`() throws {
        // A sleep of a length that nothing else on this machine has.
        let length = 100_000 + Int.random(in: 0..<100_000)
        let report = try Workbench.swiftTesting(
            """
            @Test func starts() throws {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "sleep \(length)"]
                try process.run()
            }
            """, importing: "Foundation")

        #expect(report.isGreen)
        #expect(try isGone("sleep", "\(length)"))
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
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("kata-lifeline-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = try Workbench.link("@Test func outlives() { sleep(1000) }", in: folder)

        let result = try Subprocess.run(
            "/bin/sh",
            ["-c", "{ echo token - - {}; sleep 0.3; } | \(program) \(Runner.channel)<&0"],
            in: "/",
            seconds: 20, output: 100_000)

        #expect(result.ending == .signalled(SIGKILL))
    }
}
