import Foundation
import Testing

@testable import kata

struct SubprocessTests {
    /// As Foundation starts programs, and in the shorter way that Linux has.
    enum Way: CaseIterable { case plainly, spawning }

    @Test(arguments: Way.allCases)
    func `output and exit code come back`(_ way: Way) throws {
        let result = try run("echo out; echo err >&2; exit 3", way)

        #expect(result.ending == .exited(3))
        #expect(result.output == "out\nerr\n")
    }

    @Test(arguments: Way.allCases)
    func `a signal is told from an exit code`(_ way: Way) throws {
        let result = try run("kill -TERM $$", way)

        #expect(result.ending == .signalled(SIGTERM))
    }

    @Test func `signals that we ignore end it all the same`() throws {
        signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, SIG_DFL) }

        let result = try run("kill -USR1 $$; sleep 0.1; echo alive")

        #expect(result.ending == .signalled(SIGUSR1))
    }

    @Test(arguments: Way.allCases)
    func `it runs in the folder it is given, with nothing to read`(_ way: Way) throws {
        let result = try run("pwd; cat", in: "/usr", way)

        #expect(result.output == "/usr\n")
    }

    @Test(arguments: [Int32(3), 100])
    func `files that are open elsewhere in the program stay out of it`(least: Int32) throws {
        let null = open("/dev/null", O_RDONLY)
        // Without close-on-exec, as Foundation opens what it writes.
        let first = fcntl(null, F_DUPFD, least)
        // The program has its channel by that number.
        let descriptor = first == Runner.channel ? fcntl(null, F_DUPFD, least) : first
        defer { for file in Set([null, first, descriptor]) { close(file) } }

        let result = try run("test -e /dev/fd/\(descriptor) && echo open; echo done")

        #expect(result.output == "done\n")
    }

    @Test func `what has been started elsewhere is ended by who is asked to`() throws {
        let script = """
            setsid sleep 1000 & child=$!
            trap 'kill -9 $child; exit 1' INT
            echo $child; wait
            """
        let result = try run(script, seconds: 4, .plainly)

        let pid = try #require(pid_t(result.output.split(separator: "\n").last ?? ""))
        #expect(result.ending == .timedOut)
        #expect(try isGone(pid))
    }

    @Test func `nobody waits for what has gone elsewhere and ignores all that it is asked`() throws
    {
        let script = "setsid sh -c 'trap \"\" INT; exec sleep 30' & echo $!; sleep 1000"
        let result = try run(script, seconds: 1, .plainly)

        let pid = try #require(pid_t(result.output.split(separator: "\n").last ?? ""))
        #expect(result.ending == .timedOut)
        #expect(kill(pid, SIGKILL) == 0, "it has been waited for")
    }

    #if os(Linux)
        @Test func `what has ended by itself has, though we were stopped and look too late`() throws
        {
            var child = try Child(
                ["/bin/sh", "-c", "echo done; exit 3"], environment: [:], greeting: "")
            var state = siginfo_t()
            waitid(P_PID, id_t(child.pid), &state, WEXITED | WNOWAIT)

            let result = child.follow(seconds: 0, limit: 1000, home: nil)

            #expect(result.ending == .exited(3))
            #expect(result.output == "done\n")
        }
    #endif

    @Test(
        arguments: Way.allCases,
        ["echo begun; sleep 1000", "echo begun; exec >&- 2>&-; sleep 1000"])
    func `what takes too long is ended, though it has closed its output`(
        _ way: Way, _ script: String
    ) throws {
        let result = try run(script, seconds: 0.3, way)

        #expect(result.ending == .timedOut)
        #expect(result.output == "begun\n")
    }

    @Test(arguments: Way.allCases)
    func `what writes too much is ended`(_ way: Way) throws {
        let result = try run("while :; do echo water; done", output: 5000, way)

        #expect(result.ending == .flooded(bytes: 5000))
        #expect(result.output.utf8.count == 5000)
    }

    @Test(arguments: [
        ("in the group", "sleep 1000 & echo $!"),
        ("in a session of its own", "setsid sleep 1000 & sleep 0.2; echo $!"),
        ("holding the output", "(trap '' HUP; exec sleep 1000) & echo $!"),
    ])
    func `nothing that it started is left`(_ name: String, _ script: String) throws {
        let result = try run(script)

        let pid = try #require(pid_t(result.output.split(separator: "\n").last ?? ""))
        #expect(result.ending == .exited(0))
        #expect(try isGone(pid))
    }

    @Test(arguments: ["/no/such/program", "/dev/null", "/usr"])
    func `a program that is not there is an error`(_ path: String) {
        #expect(throws: LabError.cannotRun(path, reason: "there is no such program")) {
            try Subprocess.run(path, [], in: "/", seconds: 5, output: 1000)
        }
    }

    @Test func `a folder that is not there is an error`() {
        #expect(throws: LabError.cannotRun("/bin/sh", reason: "there is no folder /no/such")) {
            try run("echo here", in: "/no/such")
        }
    }

    private func run(
        _ script: String, in folder: String = "/", seconds: Double = 20, output: Int = 100_000,
        _ way: Way = .spawning
    ) throws -> Subprocess {
        let words = ["-c", script]
        return switch way {
        case .plainly:
            try Subprocess.run("/bin/sh", words, in: folder, seconds: seconds, output: output)
        case .spawning:
            try Subprocess.spawn("/bin/sh", words, in: folder, seconds: seconds, output: output)
        }
    }
}
