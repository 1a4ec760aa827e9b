/// A round of a duel: a faulty version of an exercise's code, against somebody's tests.
struct Round: Equatable, Sendable {
    var exercise: String
    var attacker: String
    var defender: String
    /// When it was played, such as `2026-11-21 20:15`.
    var date: String
    /// The faulty version, by paths such as `Sources/Filename.swift`.
    var code: Tree
    /// The defender's tests.
    var tests: Tree
    /// Tests of the attacker that show the fault; none if ours do.
    var proof: Tree = Tree()
    /// Whether the attacker has given the point up: it was no fault.
    var isGivenUp = false

    enum Result: Equatable, Sendable {
        /// The defender's tests notice the fault, by a crash or a hang perhaps.
        case noticed(byCrash: Bool = false)
        /// They do not.
        case unnoticed
        case givenUp
        case invalid(Reason)
    }

    enum Reason: Equatable, Sendable {
        case doesNotCompile
        /// Our tests are green on it, and there is no proof.
        case noFault
        case proofFailsOnSolution
        /// The attacker's proof is green on the faulty version, too.
        case proofSeesNothing
        case testsFailOnSolution
    }

    /// Whether it is the same fault against the same tests, whenever it was played.
    func isCopy(of other: Round) -> Bool {
        var copy = self
        (copy.date, copy.proof, copy.isGivenUp) = (other.date, other.proof, other.isGivenUp)
        return copy == other
    }

    // MARK: - What is run

    /// What a round comes to.
    ///
    /// - Parameter solved: our solution and its tests.
    /// - Parameter module: the module of tests.
    func plan(
        solved: Tree, tests module: String, modules: (Tree) throws -> [Module]
    ) throws -> Plan<Result> {
        if isGivenUp { return Plan(runs: []) { _ in .givenUp } }
        let solution = solved.below("Sources/")
        // What came from elsewhere may hold more than it should, such as tests that take the place of
        // the defender's.
        let (code, tests) = (code.below("Sources/"), tests.below("Tests/"))
        let proof = proof.below("Tests/")
        func run(_ tests: Tree, on code: Tree) throws -> Run {
            Run(tests: module, modules: try modules(tests.merging(code)))
        }
        var runs = [
            try run(solved.below("Tests/"), on: code), try run(tests, on: solution),
            try run(tests, on: code),
        ]
        if !proof.files.isEmpty {
            runs += [try run(proof, on: solution), try run(proof, on: code)]
        }
        return Plan(runs: runs) { reports in
            if reports[0].verdict == .doesNotCompile { return .invalid(.doesNotCompile) }
            if reports.count > 3 {
                if !reports[3].isGreen { return .invalid(.proofFailsOnSolution) }
                if !reports[4].verdict.isNoticed { return .invalid(.proofSeesNothing) }
            } else if !reports[0].verdict.isNoticed {
                return .invalid(.noFault)
            }
            if !reports[1].isGreen { return .invalid(.testsFailOnSolution) }
            let verdict = reports[2].verdict
            return verdict.isNoticed ? .noticed(byCrash: verdict.isCutShort) : .unnoticed
        }
    }
}

// MARK: - Its file

extension Round {
    /// As it is handed over: who, when and what, in plain text.
    var text: String {
        let given = isGivenUp ? ["- Given up by: \(attacker)"] : []
        return
            ([
                "# Duel: \(exercise)", "", "- Attacker: \(attacker)", "- Defender: \(defender)",
                "- When: \(date)",
            ] + given + ["", "## The faulty version", ""]).text + Self.blocks(code)
            + "## The defender's tests\n\n" + Self.blocks(tests)
            + (proof.files.isEmpty ? "" : "## The attacker's proof\n\n" + Self.blocks(proof))
    }

    private static func blocks(_ tree: Tree) -> String {
        tree.paths.map { path in
            let text = tree[path] ?? ""
            let longest = text.matches(of: /`+/).map(\.0.count).max() ?? 0
            let fence = String(repeating: "`", count: max(3, longest + 1))
            let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
            return "\(fence)swift\n// \(path)\n\(text)\(end)\(fence)\n\n"
        }
        .joined()
    }

    /// Reads a file as `text` makes it; nil if it is none.
    init?(_ text: String) {
        guard let (fields, trees) = Self.parts(of: text),
            let exercise = fields["Exercise"], let attacker = fields["Attacker"],
            let defender = fields["Defender"], let date = fields["When"],
            let code = trees["The faulty version"], let tests = trees["The defender's tests"]
        else { return nil }
        self.init(
            exercise: exercise, attacker: attacker, defender: defender, date: date.printable,
            code: code,
            tests: tests, proof: trees["The attacker's proof"] ?? Tree())
        isGivenUp = fields["Given up by"] == attacker
    }

    /// What stands in the lines above, and the files below each heading.
    private static func parts(of text: String) -> (fields: [String: String], trees: [String: Tree])?
    {
        var fields: [String: String] = [:]
        var trees = ["": Tree()]
        var section = ""
        var fence: String?
        var path: String?
        for line in text.lines {
            if let end = fence {
                if line == end {
                    fence = nil
                    path = nil
                } else if let path {
                    trees[section, default: Tree()].files[path, default: ""] += line + "\n"
                } else if line.hasPrefix("// ") {
                    let name = String(line.dropFirst(3))
                    // NB: the file may come from anywhere; nothing of it is written anywhere.
                    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
                        return nil
                    }
                    path = name
                    trees[section, default: Tree()][name] = ""
                }
            } else if line.hasPrefix("```") {
                fence = String(line.prefix { $0 == "`" })
            } else if line.hasPrefix("# Duel: ") {
                fields["Exercise"] = String(line.dropFirst("# Duel: ".count))
            } else if line.hasPrefix("## ") {
                section = String(line.dropFirst(3))
                trees[section] = trees[section] ?? Tree()
            } else if line.hasPrefix("- "), let colon = line.firstRange(of: ": ") {
                let key = String(line[..<colon.lowerBound].dropFirst(2))
                fields[key] = String(line[colon.upperBound...])
            }
        }
        return (fields, trees)
    }
}

/// The points of a duel, by the names of those who play.
struct Score: Equatable, Sendable {
    var points: [String: Int] = [:]

    init(_ rounds: [(round: Round, result: Round.Result)]) {
        for (round, result) in rounds {
            let isDefended =
                switch result {
                case .noticed, .givenUp: true
                case .unnoticed, .invalid: false
                }
            points[round.attacker, default: 0] += result == .unnoticed ? 1 : 0
            points[round.defender, default: 0] += isDefended ? 1 : 0
        }
    }
}
