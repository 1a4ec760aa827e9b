import Course
import Foundation
import Lab

/// `kata verify`: proves that the course is as it says.
struct Verify {
    var world: World

    /// What was proved of one subject.
    struct Result: Codable {
        var name: String
        var steps: Int
        var mutants: Int
        var blocks: Int
        var illustrations: Int
        /// How long it is and its steps are; chapters have it.
        var size: LessonSize?
        var seconds: Double
        var passed: Int
        var failed: Int
        var findings: [Finding]
    }

    /// - Parameter wanted: a chapter's number, an exercise's or a stage's name; nil for everything.
    /// - Returns: the exit code.
    func run(_ wanted: String?, asJSON: Bool) throws -> Int32 {
        let subjects = try subjects(wanted)
        let results = try Prover(world: world).prove(subjects)
        world.terminal.print(asJSON ? try json(results) : Self.text(results))
        return results.contains { $0.failed > 0 } ? 1 : 0
    }

    private func subjects(_ wanted: String?) throws -> [Verification.Subject] {
        let verification = try Verification(world.project)
        guard let wanted else {
            let subjects = try verification.subjects()
            return subjects
                + [Verification.illustrations(in: subjects), try verification.pages(in: world)]
        }
        if wanted == "pages" { return [try verification.pages(in: world)] }
        if let number = Int(wanted) {
            let chapters = try verification.chapters()
            guard let found = chapters.first(where: { $0.name == "chapter \(number)" }) else {
                throw KataError.noSuchChapter(wanted, last: chapters.count)
            }
            let stages = verification.stages(begunInChapter: number)
            let path = verification.catalogue.chapter(number)?.path
            return [found] + (try stages.map(verification.subject(ofStage:)))
                + [try verification.pages(in: world) { $0 == path }]
        }
        if let stage = verification.stages.first(where: { $0.lowercased() == wanted.lowercased() })
        {
            return [try verification.subject(ofStage: stage)]
        }
        let home = try verification.catalogue.home(of: wanted)
        return [
            try verification.subject(ofExercise: home),
            try verification.pages(in: world) { $0.hasPrefix(home) },
        ]
    }

    private func json(_ results: [Result]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
    }

    static func text(_ results: [Result]) -> String {
        let width = (results.map(\.name.count).max() ?? 0) + 2
        let lines = results.map { result in
            let counts = [
                (result.steps, "steps"), (result.mutants, "mutants"), (result.blocks, "blocks"),
            ]
            let words = (counts.filter { $0.0 > 0 }.map { "\($0) \($1)" } + [result.size?.text])
                .compactMap(\.self).joined(separator: ", ")
            let seconds = (result.seconds * 10).rounded() / 10
            return "\(result.failed == 0 ? "✔" : "✘") \(result.name.padded(to: width))"
                + "\(words.padded(to: 57)) \(seconds) s"
        }
        let findings = results.flatMap(\.findings).map { finding in
            "\n\(finding.path):\(finding.line): error\n  expected: "
                + finding.expected.indented + "\n  actual:   " + finding.actual.indented
        }
        let sum = results.reduce(into: [0, 0, 0, 0]) { sum, result in
            sum[0] += result.steps
            sum[1] += result.mutants
            sum[2] += result.blocks
            sum[3] += result.illustrations
        }
        let passed = results.reduce(0) { $0 + $1.passed }
        let failed = results.reduce(0) { $0 + $1.failed }
        return (lines + findings).text
            + "\n\(sum[0]) steps, \(sum[1]) mutants, \(sum[2]) blocks replayed, \(sum[3]) illustrations"
            + "\n\(passed) passed, \(failed) failed\n"
    }
}

extension LessonSize {
    fileprivate var text: String {
        "median \(median), largest \(largest), \(refactorings) 🔵 for \(greens) 🟢"
    }
}

extension String {
    /// This text with its further lines indented.
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n            ")
    }
}

extension Catalogue {
    /// The folder of the exercise called `name`.
    ///
    /// - Throws: `KataError.noSuchExercise` with the names that look most like it.
    func home(of name: String) throws -> String {
        guard let home = exercise(named: name) else {
            throw KataError.noSuchExercise(name, similar: names(like: name))
        }
        return home
    }
}
