import Foundation

/// `kata verify`: proves that the course is as it says.
struct Verify {
    var world: World

    /// - Parameter wanted: a chapter's number, an exercise's or a stage's name, `pages`, `course` for
    /// all that people have written, or `faults` for those that the machine makes; nil for everything.
    /// - Returns: the exit code.
    func run(_ wanted: String?, asJSON: Bool) throws -> Int32 {
        let topics = try topics(wanted)
        let width = topics.map(\.name.count).max() ?? 0
        // Where somebody looks, the line that tells how far it is stands alone until the end.
        let isTold = !asJSON && !world.terminal.isInteractive
        func tell(_ proof: Proof) {
            if isTold { world.terminal.print(Self.text(proof, width)) }
        }
        var proofs = try world.proofs(of: topics, tell: tell)
        let isWhole = wanted == nil || wanted == "course"
        if isWhole {
            let illustrations = Verification.illustrations(in: proofs)
            tell(illustrations)
            proofs.append(illustrations)
        }
        if asJSON {
            world.terminal.print(try JSONText(proofs).text)
        } else {
            for proof in proofs where !isTold { world.terminal.print(Self.text(proof, width)) }
            if isWhole { world.terminal.print(Self.failed(proofs, width)) }
            world.terminal.print(Self.sum(proofs))
        }
        return proofs.contains { $0.failed > 0 } ? 1 : 0
    }

    private func topics(_ wanted: String?) throws -> [Verification.Topic] {
        let verification = try Verification(world.project)
        switch wanted {
        case nil: return try verification.courseTopics() + verification.faultTopics()
        case "course": return try verification.courseTopics()
        case "faults": return try verification.faultTopics()
        case "pages": return [verification.pagesTopic()]
        case let name?: return try verification.topics(named: name)
        }
    }

    private static func text(_ proof: Proof, _ width: Int) -> String {
        let counts = [
            (proof.steps, "steps"), (proof.mutants, "mutants"), (proof.blocks, "blocks"),
        ]
        let words =
            (counts.filter { $0.0 > 0 }.map { "\($0) \($1)" } + [proof.size?.text]
            + [proof.faultsText])
            .compactMap(\.self).joined(separator: ", ")
        let seconds = (proof.seconds * 10).rounded() / 10
        let findings = proof.findings.map { finding in
            "\n\(finding.path):\(finding.line): error\n  expected: "
                + finding.expected.indented + "\n  actual:   " + finding.actual.indented
        }
        let line =
            "\(proof.failed == 0 ? "✔" : "✘") \(proof.name.padded(to: width + 2))"
            + "\(words.padded(to: 57)) \(seconds) s"
        return ([line] + findings + (findings.isEmpty ? [] : [""])).text
    }

    /// What failed, once more: among hundreds of lines nobody finds it.
    private static func failed(_ proofs: [Proof], _ width: Int) -> String {
        let failed = proofs.filter { $0.failed > 0 }
        if failed.isEmpty { return "" }
        return "\nFailed:\n" + failed.map { text($0, width) }.joined()
    }

    private static func sum(_ proofs: [Proof]) -> String {
        func all(_ number: KeyPath<Proof, Int>) -> Int {
            proofs.reduce(0) { $0 + $1[keyPath: number] }
        }
        return
            "\n\(all(\.steps)) steps, \(all(\.mutants)) mutants, \(all(\.blocks)) blocks replayed,"
            + " \(all(\.illustrations)) illustrations"
            + "\n\(all(\.passed)) passed, \(all(\.failed)) failed\n"
    }
}

extension Proof {
    fileprivate var faultsText: String? {
        guard let faults, let noticed, let changingNothing, let waived else { return nil }
        let same = changingNothing > 0 ? ", \(changingNothing) change nothing" : ""
        return "\(noticed) of \(faults) noticed\(same), \(waived) with a reason"
    }
}

extension LessonSize {
    fileprivate var text: String {
        "\(minutes) minutes, median \(median), largest \(largest), \(refactorings) 🔵 for \(greens) 🟢"
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init).shown()
            .joined(separator: "\n            ")
    }
}

/// What was proved of a chapter, a stage's faulty versions, an exercise or the pages.
struct Proof: Equatable, Sendable, Codable {
    var name = ""
    var steps = 0
    var mutants = 0
    var blocks = 0
    var illustrations = 0
    /// How long it is and its steps are; chapters have it.
    var size: LessonSize?
    var seconds = 0.0
    var passed = 0
    var failed = 0
    var findings: [Finding] = []
    /// How many faults the machine made that change something, and how many of them are noticed or
    /// have a reason.
    var faults: Int?
    var noticed: Int?
    var changingNothing: Int?
    var waived: Int?
}
