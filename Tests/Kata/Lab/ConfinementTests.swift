import Foundation
import Synchronization
import Testing

@testable import kata

/// What code under test can reach, in each confinement that works on this machine.
struct ConfinementTests {
    /// All that work here, the one that is none included.
    static let all: [Confinement] =
        [.none(because: "a test asks for it")] + confined

    static let confined = [Confinement.namespaces].filter {
        (try? $0.objection(Workbench.lab.toolchain)) == .some(nil)
    }

    @Test(arguments: all) func `where tests run is told once, before the first`(
        _ confinement: Confinement
    ) throws {
        let told = Mutex<[Confinement]>([])
        let folder = try TemporaryFolder()
        let lab = try Lab(folder: folder.root, confinement: confinement) { confinement in
            told.withLock { $0.append(confinement) }
        }

        #expect(told.withLock { $0 } == [])
        for number in 1...2 {
            _ = try Workbench.swiftTesting("@Test func acts() { _ = \(number) }", lab: lab)
        }

        #expect(told.withLock { $0 } == [confinement])
    }

    @Test(arguments: all) func `tests pass, fail and crash in it`(_ confinement: Confinement) throws
    {
        let verdicts = try [
            "#expect(1 == 1)", "#expect(1 == 2)", "fatalError()", "exit(3)",
            "kill(getpid(), SIGTERM); sleep(1)", "abort()", "sleep(9)",
        ].map { body in
            try run("@Test func acts() { \(body) }", in: confinement, limits: Limits(seconds: 2))
                .verdict
        }

        let signal = verdicts[2].summary.suffix(1)
        #expect(
            verdicts == [
                .green, .red, .crashed(how: "signal \(signal)", during: "acts"),
                .crashed(how: "it left with exit code 3", during: "acts"),
                .killed(signal: 15, during: "acts"), .crashed(how: "signal 6", during: "acts"),
                .timedOut(during: "acts"),
            ])
    }

    @Test(
        arguments: all,
        [
            // They write in their folders, and read their own file.
            """
            let files = FileManager.default
            for folder in [files.temporaryDirectory.path, files.currentDirectoryPath] {
                try Data("a".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
            }
            let text = try String(contentsOfFile: #filePath, encoding: .utf8)
            #expect(text.contains("@Test func acts()"))
            """,
            // They start programs.
            """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exit 3"]
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 3)
            """,
            // They reach a server of their own.
            """
            let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutableBytes(of: &address) { bytes in
                let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
                #expect(bind(server, address, size) == 0)
                #expect(listen(server, 1) == 0)
                #expect(getsockname(server, address, &size) == 0)
                #expect(connect(client, address, size) == 0)
            }
            """,
        ])
    func `what tests may do works in it`(_ confinement: Confinement, _ body: String) throws {
        let report = try run("@Test func acts() throws {\n\(body)\n}", in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(
        arguments: confined,
        [
            // Nobody is root.
            """
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            #expect(status.contains("CapEff:\\t0000000000000000"))
            #expect(status.contains("CapBnd:\\t0000000000000000"))
            #expect(\(geteuid() == 0 ? "geteuid() != 0" : #"status.contains("NoNewPrivs:\t1")"#))
            """,
            // No name of a person or a machine is seen.
            """
            let files = FileManager.default
            for name in ["passwd", "group", "shadow", "hostname", "machine-id", "fstab"] {
                #expect(files.contents(atPath: "/etc/" + name) == nil, "\\(name)")
            }
            for path in ["/home", "/root", "/var", "/opt", "/srv", "/run"] {
                let names = try? files.contentsOfDirectory(atPath: path)
                #expect((names ?? []).count <= 1, "\\(path): \\(names ?? [])")
            }
            #expect(ProcessInfo.processInfo.hostName == "kata")
            """,
            // Time zones, locales and programs are there.
            """
            #expect(TimeZone(identifier: "Europe/Berlin") != nil)
            #expect(TimeZone.current.identifier == "\(TimeZone.current.identifier)")
            let german = Locale(identifier: "de_DE")
            #expect(1.5.formatted(.number.locale(german)) == "1,5")
            #expect(Date(timeIntervalSince1970: 0).formatted(
                Date.FormatStyle(date: .long, time: .omitted, locale: german, timeZone: .gmt))
                == "1. Januar 1970")
            #expect(FileManager.default.homeDirectoryForCurrentUser.path.contains("home"))
            #expect(system("echo a | awk '{ print $1 }' | grep -q a") == 0)
            var found: UnsafeMutablePointer<addrinfo>?
            #expect(getaddrinfo("localhost", "80", nil, &found) == 0)
            """,
        ])
    func `what is there in it is what they need, and no more`(
        _ confinement: Confinement, _ body: String
    ) throws {
        let report = try run("@Test func acts() throws {\n\(body)\n}", in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: confined) func `nothing else can be written, and nothing of ours be read`(
        _ confinement: Confinement
    ) throws {
        try Scratch.with { folder in
            try "secret".write(toFile: "course/Mutants.md", in: folder)

            let report = try run(
                """
                @Test func pries() throws {
                    let files = FileManager.default
                    #expect(files.contents(atPath: "\(folder.path)/course/Mutants.md") == nil)
                    #expect(files.contents(atPath: "\(#filePath)") == nil)
                    for path in ["/", "/usr/", "/etc/", "/var/tmp/", "/dev/", "\(folder.path)/"] {
                        #expect(!files.createFile(atPath: path + "file", contents: nil), "\\(path)")
                    }
                }
                """, in: confinement)

            #expect(report.isGreen, "\(report)")
        }
    }

    @Test(arguments: all) func `a server of others is reached only from outside of it`(
        _ confinement: Confinement
    ) throws {
        let server = try #require(Socket.listening(at: .loopback, port: 0))
        let call = "bash -c ': </dev/tcp/127.0.0.1/\(server.port)'"

        let report = try run(
            """
            @Test func calls() {
                #expect((system("\(call)") == 0) == \(confinement != .namespaces))
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
    }

    @Test(arguments: all) func `a daemon with an empty environment ends with the run`(
        _ confinement: Confinement
    ) throws {
        // A sleep of a length that nothing else on this machine has.
        let length = 100_000 + Int.random(in: 0..<100_000)
        let report = try run(
            """
            @Test func starts() throws {
                let daemon = "env -i setsid sleep \(length) </dev/null >/dev/null 2>&1 &"
                #expect(system(daemon + "sleep 0.2") == 0)
            }
            """, in: confinement)

        #expect(report.isGreen, "\(report)")
        #expect(try isGone("sleep", "\(length)"))
    }

    @Test(arguments: all) func `limits hold in it`(_ confinement: Confinement) throws {
        let limits = Limits(memory: 700 << 20, fileSize: 1 << 20)

        let texts = try ["-d", "-v", "-f", "-c"].map { letter in
            try Scratch.with { folder in
                try Cell(confinement, Workbench.lab.toolchain).run(
                    "/bin/sh", ["-c", "ulimit \(letter)"], for: folder,
                    environment: ["PATH": "/usr/bin:/bin"], limits: limits
                ).output
            }
        }

        #expect(texts == ["\(700 << 10)\n", "\((700 + 2048) << 10)\n", "\(1 << 11)\n", "0\n"])
    }

    @Test(arguments: confined)
    func `what does not work here is an error with its reason`(_ confinement: Confinement) throws {
        var toolchain = Workbench.lab.toolchain
        toolchain.resources = "/no/such/lib/swift"
        let reason = try #require(try confinement.objection(toolchain))

        #expect(throws: LabError.cannotConfine("\(confinement)", reason: reason)) {
            _ = try Isolation(confinement) { _ in }.cell(toolchain)
        }
    }

    @Test func `what works is taken`() throws {
        let lab = try Lab(folder: Workbench.folder)

        if let first = Self.confined.first {
            #expect(try lab.confinement == first)
        } else {
            #expect(try lab.confinement.description.hasPrefix("isolation: none, because "))
        }
    }

    private func lab(_ confinement: Confinement) throws -> Lab {
        try Lab(folder: Workbench.folder, confinement: confinement)
    }

    private func run(_ body: String, in confinement: Confinement, limits: Limits = Limits()) throws
        -> Report
    {
        try Workbench.swiftTesting(
            body, importing: "Foundation", limits: limits, lab: lab(confinement))
    }
}

/// What a run leaves to the next one: nothing.
extension ConfinementTests {
    @Test(arguments: confined) func `nothing is left of the run before`(_ confinement: Confinement)
        throws
    {
        let reports = try (1...3).map { number in
            try run(
                """
                // Run \(number)
                @Test func acts() throws {
                    let files = FileManager.default
                    let home = ProcessInfo.processInfo.environment["HOME"]!
                    print("files", try files.contentsOfDirectory(atPath: home))
                    print("package", try files.contentsOfDirectory(atPath: "."))
                    let others = try files.contentsOfDirectory(atPath: "/proc")
                    print("others", others.compactMap { pid_t($0) }.count)
                    print("left", left(0))
                    try files.createDirectory(
                        atPath: home + "/deep/er", withIntermediateDirectories: true)
                    try "a".write(toFile: home + "/a", atomically: true, encoding: .utf8)
                    try "a".write(toFile: "Package.swift", atomically: true, encoding: .utf8)
                    #expect(chmod(home, 0) == 0)
                    #expect(system("setsid sleep 100 >/dev/null 2>&1 & sleep 0.1") == 0)
                    _ = left(0o1600)
                }

                /// What the system keeps, with and without the flags by which it is made.
                func left(_ make: Int) -> [Bool] {
                    let flags = make == 0 ? 0 : 0o102
                    return [
                        call("shmget", 77, 4096, make), call("msgget", 77, make),
                        call("semget", 77, 1, make), call("shm_open", word("/kata"), flags, 0o600),
                        call("mq_open", word("/kata"), flags, 0o600, 0),
                    ].map { Int32(truncatingIfNeeded: $0) >= 0 }
                }

                func call(_ name: String, _ words: Int...) -> Int {
                    typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
                    let call = unsafeBitCast(dlsym(nil, name), to: Call.self)
                    let words = words + [0, 0, 0, 0, 0]
                    return call(words[0], words[1], words[2], words[3], words[4])
                }

                func word(_ text: StaticString) -> Int { Int(bitPattern: text.utf8Start) }
                """, in: confinement)
        }

        let words = reports.map { report in
            ["files", "package", "others", "left"].map { word in
                report.transcript.lines.first { $0.hasPrefix(word + " ") }
            }
        }
        #expect(reports.map(\.verdict) == [.green, .green, .green], "\(reports)")
        #expect(!words[0].contains(nil))
        #expect(words[0][0] == "files []")
        #expect(words[0][1] == #"package ["Tests"]"#)
        #expect(words[0][3] == "left \([Bool](repeating: false, count: 5))")
        #expect(Set(words).count == 1)
    }

    @Test func `a file does not grow beyond its limit`() throws {
        let report = try Workbench.swiftTesting(
            """
            @Test func fills() {
                let file = fopen(FileManager.default.temporaryDirectory.path + "/file", "w")
                while fputs("water", file) >= 0 {}
                #expect(errno == EFBIG)
            }
            """, importing: "Foundation", limits: Limits(fileSize: 1 << 16))

        #expect(report.isGreen, "\(report)")
    }
}
