import Foundation
import Testing

@testable import kata

/// What a run leaves to the next one: nothing.
@Suite(.enabled(if: !ConfinementTests.confined.isEmpty))
final class NextRunTests {
    private static let confined = ConfinementTests.confined

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("kata-next-" + UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test(arguments: confined) func `nothing is left of the run before`(_ confinement: Confinement)
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

    @Test(arguments: confined) func `nothing that the system keeps is left of the run before`(
        _ confinement: Confinement
    ) throws {
        let lab = try lab(confinement)
        let reports = try (1...3).map { number in
            try run(
                """
                typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
                func call(_ name: String, _ words: Int...) -> Int {
                    let call = unsafeBitCast(dlsym(nil, name), to: Call.self)
                    let words = words + [0, 0, 0, 0, 0]
                    return call(words[0], words[1], words[2], words[3], words[4])
                }
                func word(_ text: StaticString) -> Int { Int(bitPattern: text.utf8Start) }
                // With and without the flags by which they are made.
                func left(_ make: Int) -> [Bool] {
                    let queue = call("mq_open", word("/kata"), make == 0 ? 0 : 0o102, 0o600, 0)
                    return [
                        Int32(truncatingIfNeeded: call("shmget", 77, 4096, make)) >= 0,
                        Int32(truncatingIfNeeded: call("msgget", 77, make)) >= 0,
                        Int32(truncatingIfNeeded: call("semget", 77, 1, make)) >= 0,
                        Int32(truncatingIfNeeded: call("shm_open", word("/kata"), make == 0 ? 0 : 0o102, 0o600)) >= 0,
                        Int32(truncatingIfNeeded: queue) >= 0,
                    ]
                }
                print("left", left(0))
                _ = left(0o1600)
                """, code: "\(number)", lab)
        }

        let none = "\([Bool](repeating: false, count: 5))"
        #expect(reports.map { $0.words(behind: "left") } == [none, none, none])
    }

    private func lab(_ confinement: Confinement) throws -> Lab {
        try Lab(folder: folder, confinement: confinement)
    }

    private func run(
        _ body: String, code: String, _ lab: Lab
    ) throws -> Report {
        try Workbench.swiftTesting(
            "@Test func acts() throws {\n\(body)\n}\n", importing: "Foundation",
            code: "func answer() -> Int { 42 }\n// \(code)", limits: lab.limits, lab: lab)
    }
}

extension Report {
    /// What was printed behind a word.
    fileprivate func words(behind word: String) -> String {
        transcript.split(separator: "\n").first { $0.hasPrefix(word + " ") }
            .map { String($0.dropFirst(word.count + 1)) } ?? "nothing: \(transcript)"
    }
}
