import Foundation

/// Counting the rounds of a duel again, and saying what came of each.
extension Duel {
    /// - Parameter place: an exercise, or a folder with rounds.
    func score(_ place: String) throws -> Int32 {
        let own = world.project.url(Self.folder + "/" + place)
        let folder = Disk.isFolder(own) ? own : URL(fileURLWithPath: place)
        let names = Disk.names(in: folder).filter { $0.hasSuffix(".md") }
        guard !names.isEmpty else {
            throw UsageError(
                "there are no rounds in \(place)", "Play one:", Self.example("Filename"))
        }
        var judged: [(round: Round, result: Round.Result)] = []
        for name in names {
            let url = folder.appendingPathComponent(name)
            guard let round = (try? Disk.text(url)).flatMap(Round.init(_:)) else {
                world.terminal.print("\(name.printable): this is no round of a duel\n")
                continue
            }
            if judged.contains(where: { $0.round.isCopy(of: round) }) {
                world.terminal.print("\(name.printable): this round is counted already\n")
                continue
            }
            let result = try result(of: round)
            judged.append((round, result))
            world.terminal.print(
                "\(name.printable) · \(round.date) · \(words(for: result, round))\n")
        }
        let score = Score(judged).points.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        world.terminal.print(
            "\n"
                + score.map { "\($0.key.printable): \(counted($0.value, "point"))\n" }
                .joined())
        return 0
    }

    func words(for result: Round.Result, _ round: Round) -> String {
        let (attacker, defender) = (round.attacker.printable, round.defender.printable)
        return switch result {
        case .noticed(let byCrash):
            "\(defender)'s tests notice the fault\(byCrash ? ", by a crash or a hang" : ""): a point for"
                + " \(defender)."
        case .unnoticed: "\(defender)'s tests do not notice the fault: a point for \(attacker)."
        case .givenUp: "\(attacker) has given this up: a point for \(defender)."
        case .invalid(let reason): words(for: reason, round)
        }
    }

    func words(for reason: Round.Reason, _ round: Round) -> String {
        let (attacker, defender) = (round.attacker.printable, round.defender.printable)
        return switch reason {
        case .doesNotCompile: "No round: the faulty version does not compile."
        case .noFault:
            "No round: our tests are green on this version. If it is a fault, prove it with a test that"
                + " is green on our solution and red on yours: --proof FILE"
        case .proofFailsOnSolution: "No round: \(attacker)'s proof is not green on our solution."
        case .proofSeesNothing: "No round: \(attacker)'s proof is green on the faulty version, too."
        case .testsFailOnSolution:
            "No round yet: \(defender)'s tests are not green on our solution. \(defender) mends them"
                + " first."
        }
    }
}
