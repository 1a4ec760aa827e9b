#if os(Linux)
    import Foundation
    import Glibc
    import Testing

    @testable import kata

    /// How the watcher ends, or is put aside: nothing is left, and the terminal is as it was.
    struct WatchEndTests: Watching {
        let course: SampleCourse

        init() throws { course = try SampleCourse.forWatching() }

        @Test func `Ctrl-Z gives the terminal back, and it goes on afterwards`() throws {
            let terminal = try start()
            try terminal.waitFor("NOTHING RAN")

            terminal.type("\u{1a}")
            try terminal.wait(for: "a stop") { terminal.isStopped }
            #expect(terminal.isAsBefore)
            terminal.signal(SIGCONT)
            try terminal.wait(for: "keys one by one") { !terminal.isAsBefore }
            try save(tests: "#expect(!isEven(3))")

            try terminal.waitFor("GREEN")
        }

        @Test func `Ctrl-S holds up nothing`() throws {
            let terminal = try start()
            try terminal.waitFor("NOTHING RAN")

            terminal.type("\u{13}")
            try save(tests: "#expect(!isEven(3))")

            try terminal.waitFor("GREEN")
            terminal.type("q")
            #expect(try terminal.end() == 0)
        }

        @Test func `a full disk is reported, and the terminal stays in order`() throws {
            // What has been compiled before is there, as on a disk that fills up while one works.
            _ = try start("--once").end()
            let terminal = try start(shell: "ulimit -f 0;")

            try terminal.waitFor("NOTHING RAN")
            try save(tests: "#expect(isEven(\(getpid())))")
            try terminal.waitFor("error:", "could not be")
            terminal.type("q")

            #expect(try terminal.end() == 0)
            #expect(terminal.isAsBefore)
        }

        @Test(
            arguments: [
                ("Ctrl-C", "\u{3}", nil, 128 + SIGINT),
                ("SIGTERM", nil, SIGTERM, 128 + SIGTERM),
                ("Ctrl-Backslash", "\u{1c}", nil, 128 + SIGQUIT),
                ("a closed terminal", nil, SIGHUP, 128 + SIGHUP),
            ] as [(String, String?, Int32?, Int32)])
        func `whatever ends it in the middle of a run, nothing is left`(
            _ name: String, _ keys: String?, _ signal: Int32?, _ code: Int32
        ) throws {
            let scratch = try TemporaryFolder()
            let terminal = try start(
                "--seconds 50", variables: ["TERM": "xterm", "TMPDIR": scratch.root.path])
            try save(tests: "while isEven(2) == isEven(2) {}")
            func children() -> [String] {
                Self.processes(naming: scratch.root.path).filter { $0 != "\(terminal.pid)" }
            }
            try terminal.wait(for: "a run") { !children().isEmpty }

            if let keys = keys { terminal.type(keys) }
            if let number = signal { terminal.signal(number) }

            #expect(try terminal.end() == code)
            #expect(terminal.isAsBefore)
            #expect(Disk.names(in: scratch.root) == [])
            try terminal.wait(for: "the end of what it started") { children().isEmpty }
        }

        @Test func `a signal ends it, however early it comes`() throws {
            for milliseconds in 0..<60 {
                let terminal = try start("--quiet")
                usleep(useconds_t(milliseconds) * 500)
                terminal.signal(SIGTERM)

                #expect(try terminal.end(seconds: 20) == 128 + SIGTERM)
            }
        }

        /// The processes that this name occurs in, in their words or variables.
        private static func processes(naming name: String) -> [String] {
            Disk.names(in: URL(fileURLWithPath: "/proc")).filter { process in
                ["cmdline", "environ"].contains { file in
                    let data = FileManager.default.contents(atPath: "/proc/\(process)/\(file)")
                    return data?.firstRange(of: Data(name.utf8)) != nil
                }
            }
        }
    }
#endif
