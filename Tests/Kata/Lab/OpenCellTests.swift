import Foundation
import Testing

@testable import kata

/// Runs that take place where another has been.
@Suite(.enabled(if: !ConfinementTests.confined.isEmpty))
final class OpenCellTests {
    private static let open = ConfinementTests.confined

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-open-" + UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test(arguments: open) func `what one author has written runs in one place`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)

        let places = try (1...3).map { try place(of: "a", code: "\($0)", lab) }

        #expect(Set(places).count == 1)
    }

    @Test(arguments: open) func `others, and other tests, have another place`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)

        let places = try [
            place(of: "a", code: "1", lab), place(of: "b", code: "2", lab),
            place(of: "a", code: "3", more: "let a = 1", lab),
        ]

        #expect(Set(places).count == 3)
    }

    @Test(arguments: open) func `nothing is left of the run before`(_ confinement: Confinement)
        throws
    {
        let lab = try lab(confinement)
        let reports = try (1...3).map { number in
            try run(
                """
                let files = FileManager.default
                let home = ProcessInfo.processInfo.environment["HOME"]!
                print("files", try files.contentsOfDirectory(atPath: home))
                print("package", try files.contentsOfDirectory(atPath: "."))
                let others = try files.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
                print("others", others.count)
                try files.createDirectory(atPath: home + "/deep/er", withIntermediateDirectories: true)
                try "a".write(toFile: home + "/a", atomically: true, encoding: .utf8)
                try "a".write(toFile: "Package.swift", atomically: true, encoding: .utf8)
                #expect(chmod(home, 0) == 0)
                #expect(system("setsid sleep 100 >/dev/null 2>&1 & sleep 0.1") == 0)
                """, code: "\(number)", lab)
        }

        let words = reports.map { report in
            ["files", "package", "others"].map { report.words(behind: $0) }
        }
        #expect(reports.map(\.verdict) == [.green, .green, .green], "\(reports)")
        #expect(words[0][0] == "[]")
        #expect(words[0][1] == #"["Tests"]"#)
        #expect(Set(words).count == 1)
    }

    @Test(arguments: open) func `nothing that the system keeps is left of the run before`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)
        let reports = try ["a", "a", "b"].enumerated().map { number, author in
            try run(
                """
                typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
                func call(_ name: String, _ words: Int...) -> Int {
                    let call = unsafeBitCast(dlsym(nil, name), to: Call.self)
                    let words = words + [0, 0, 0, 0, 0]
                    return call(words[0], words[1], words[2], words[3], words[4])
                }
                func word(_ text: StaticString) -> Int { Int(bitPattern: text.utf8Start) }
                #if arch(x86_64)
                let (add, control) = (248, 250)
                #else
                let (add, control) = (217, 219)
                #endif
                // With and without the flags by which they are made.
                func left(_ make: Int) -> [Bool] {
                    let key = make == 0
                        ? call("syscall", control, 10, -4, word("user"), word("kata"))
                        : unsafeBitCast(dlsym(nil, "syscall"), to: (
                            @convention(c) (Int, Int, Int, Int, Int, Int) -> Int).self)(
                                add, word("user"), word("kata"), word("here"), 4, -4)
                    let queue = call("mq_open", word("/kata"), make == 0 ? 0 : 0o102, 0o600, 0)
                    return [
                        Int32(truncatingIfNeeded: call("shmget", 77, 4096, make)) >= 0,
                        Int32(truncatingIfNeeded: call("msgget", 77, make)) >= 0,
                        Int32(truncatingIfNeeded: call("semget", 77, 1, make)) >= 0,
                        Int32(truncatingIfNeeded: call("shm_open", word("/kata"), make == 0 ? 0 : 0o102, 0o600)) >= 0,
                        Int32(truncatingIfNeeded: queue) >= 0, key >= 0,
                    ]
                }
                print("left", left(0))
                _ = left(0o1600)
                """, code: "\(number)", by: author, lab)
        }

        let none = "\([Bool](repeating: false, count: 6))"
        #expect(reports.map { $0.words(behind: "left") } == [none, none, none])
    }

    @Test(
        arguments: open,
        [
            "fatalError()", "while true {}", "kill(getppid(), SIGKILL)", "kill(-1, SIGKILL)",
            "kill(getppid(), SIGSTOP); sleep(100)", "shutdown(9, Int32(SHUT_RDWR))",
            "close(9); sleep(100)", "_exit(0)",
        ])
    func `whatever becomes of a run, the next one is green`(
        _ confinement: Confinement, _ fault: String
    ) throws {
        var lab = try lab(confinement)
        lab.limits = Limits(seconds: 2)
        let verdicts = try [fault, "", fault, ""].enumerated().map { number, code in
            try run("harm()", code: "\(number)\nimport Foundation\nfunc harm() { \(code) }", lab)
                .verdict
        }

        #expect(verdicts[0] != .green)
        #expect(verdicts[1] == .green)
        #expect(verdicts[2] != .green)
        #expect(verdicts[3] == .green)
    }

    @Test(arguments: open) func `who changes the limits of all runs is alone with it`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)
        let lower = """
            typealias Lower = @convention(c) (pid_t, Int32, UnsafePointer<rlimit>, Int) -> Int32
            let lower = unsafeBitCast(dlsym(nil, "prlimit"), to: Lower.self)
            var few = rlimit(rlim_cur: 1000, rlim_max: 1000)
            if isFirst { #expect(lower(getppid(), Int32(RLIMIT_FSIZE.rawValue), &few, 0) == 0) }
            """

        let places = try [true, false].map {
            try place(of: "a", code: "\nvar isFirst: Bool { \($0) }", before: lower, lab)
        }

        #expect(Set(places).count == 2)
        #expect(places.allSatisfy { $0.hasPrefix("pid:") }, "\(places)")
    }

    @Test(arguments: open) func `what is in an order of chance is in another one each time`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)
        let orders = try (1...4).map { number in
            try run(#"print("order", 42.hashValue)"#, code: "\(number)", lab)
                .words(behind: "order")
        }

        #expect(Set(orders).count == 4)
    }

    @Test(arguments: open) func `nothing is left when the Lab is gone`(_ confinement: Confinement)
        throws
    {
        var lab: Lab? = try lab(confinement)
        lab?.engine.surroundings["KATA_GUEST"] = folder.lastPathComponent
        if let lab { _ = try run("", lab) }
        #expect(try !guests().isEmpty)

        lab = nil

        #expect(try areGone())
    }

    @Test(arguments: open) func `a place that nobody asks for any more is closed`(
        _ confinement: Confinement
    ) throws {
        var lab = try lab(confinement)
        lab.fast.openCells = OpenCells(patience: .milliseconds(1))
        lab.engine.surroundings["KATA_GUEST"] = folder.lastPathComponent
        _ = try run("", lab)

        #expect(try areGone())
    }

    /// Whether no guest is there any more, soon.
    private func areGone() throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while try !guests().isEmpty, ContinuousClock.now < deadline { usleep(10_000) }
        return try guests().isEmpty
    }

    /// The processes that see the variable.
    private func guests() throws -> [String] {
        let mark = Data("KATA_GUEST=\(folder.lastPathComponent)\0".utf8)
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
            FileManager.default.contents(atPath: "/proc/\($0)/environ")?.range(of: mark) != nil
        }
    }

    private func lab(_ confinement: Confinement) throws -> Lab {
        try Lab(folder: folder, confinement: confinement)
    }

    private func run(
        _ body: String, code: String = "", by author: String? = "a", more: String = "", _ lab: Lab
    ) throws -> Report {
        try Workbench.swiftTesting(
            "@Test func acts() throws {\n\(body)\n}\n\(more)", importing: "Foundation",
            code: "func answer() -> Int { 42 }\n// \(code)", limits: lab.limits, lab: lab,
            author: author)
    }

    /// What the place is known by in which such a run takes place.
    private func place(
        of author: String?, code: String = "", before: String = "", more: String = "", _ lab: Lab
    ) throws -> String {
        let body = """
            \(before)
            let path = "/proc/self/ns/pid"
            let name = try FileManager.default.destinationOfSymbolicLink(atPath: path)
            // Another place may have the same name when this one has gone, and began later.
            let first = try String(contentsOfFile: "/proc/1/stat", encoding: .utf8)
            print("place", name, first.split(separator: " ")[21])
            """
        return try run(body, code: code, by: author, more: more, lab).words(behind: "place")
    }
}

extension Report {
    /// What was printed behind a word.
    fileprivate func words(behind word: String) -> String {
        transcript.split(separator: "\n").first { $0.hasPrefix(word + " ") }
            .map { String($0.dropFirst(word.count + 1)) } ?? "nothing: \(transcript)"
    }
}
