import Foundation

/// `kata duel room`: duels with whom the board draws, each on their own computer.
struct DuelVisit {
    struct Options: Equatable {
        /// The board's, as it says it.
        var address: String
        var name: String?
        var code: String?
        var proof: String?
    }

    var world: World
    private var duel: Duel { Duel(world: world) }

    init(in world: World) { self.world = world }

    func run(_ name: String, _ options: Options) throws -> Int32 {
        guard let address = RoomAddress(options.address) else {
            throw UsageError(
                "“\(options.address.printable)” is no board's address", "The board says it:",
                "duel room \(name) --room 192.168.1.7:7357/blue-otter")
        }
        let exercise = try world.project.exercise(world.project.catalogue().home(of: name))
        guard let code = try duel.version(options.code, of: exercise) else { return 1 }
        let me = try RoomName.chosen(options.name, in: world)
        var round = Round(
            exercise: exercise.name, attacker: me.text, defender: me.text, date: duel.date,
            code: code,
            tests: try world.workspace.files(of: exercise).below("Tests/"),
            proof: try options.proof.map { try duel.files(at: $0, in: "Tests", of: exercise) }
                ?? Tree())
        if case .invalid(let reason) = try duel.result(of: round) {
            world.terminal.print(duel.words(for: reason, round) + "\n")
            return 1
        }
        let own = round.tests
        round.tests = Tree()
        guard let text = DuelText(carrying: round.text), let place = RoomPlace(exercise.name) else {
            throw UsageError(
                "this version is larger than a board carries: \(DuelText.bytes) bytes",
                "Play with its file: \(world.terminal.kata(Duel.example(exercise.name)))")
        }
        do {
            let line = try NetworkLine(to: address)
            try line.send([.duel(word: address.word, name: me)])
            return try play(.version(exercise: place, text), own, of: exercise, over: line)
        } catch is RoomLineEnded {
            world.terminal.print(
                "No board answers at \(options.address.printable). Look at the board for its address,"
                    + " and type the same command again.\n")
            return 1
        }
    }

    /// Hands the version in, and waits until it is judged, and another one here.
    private func play(
        _ version: GuestMessage, _ own: Tree, of exercise: Exercise, over line: NetworkLine
    ) throws -> Int32 {
        var name = ""
        var isOpen = (mine: true, other: true)
        while isOpen.mine || isOpen.other {
            _ = waitForReading(line.descriptor.map { [$0] } ?? [], milliseconds: 60_000)
            for message in try line.receive() {
                switch message {
                case .called(let called):
                    name = called
                    try line.send([version])
                    world.terminal.print(
                        "You are \(name), and your version is handed in. The board draws who duels"
                            + " with whom; wait here. (Ctrl-C leaves.)\n")
                case .version(let text, let attacker):
                    var verdict = RoomDuel.Verdict.void
                    if var round = Round(text.text), round.exercise == exercise.name {
                        (round.attacker, round.defender, round.tests) = (attacker, name, own)
                        verdict = try judge(round)
                    }
                    try line.send([.judged(verdict)])
                    isOpen.other = false
                case .judged(let verdict, let defender):
                    world.terminal.print(Self.words(for: verdict, by: defender) + "\n")
                    isOpen.mine = false
                case .refused(let refusal):
                    world.terminal.print(Self.words(for: refusal) + "\n")
                    return 1
                case .welcome, .seen, .everybody: break
                }
            }
        }
        world.terminal.print(
            "The points are on the board. For another round, change your version and type the same"
                + " command again.\n")
        return 0
    }

    /// Runs the tests of who is attacked on a version that has come over the board.
    private func judge(_ round: Round) throws -> RoomDuel.Verdict {
        world.terminal.print(
            "\(round.attacker.printable) attacks you. Your tests run on that version.\n")
        guard let result = try? duel.result(of: round) else { return .void }
        let place = try duel.save(round)
        world.terminal.print(duel.words(for: result, round) + "\nIt is in \(place).\n")
        return switch result {
        case .noticed: .noticed
        case .unnoticed: .unnoticed
        case .givenUp, .invalid: .void
        }
    }

    private static func words(for refusal: Refusal) -> String {
        switch refusal {
        case .word:
            "That is not the board's code word. Look at the board, and type the command again."
        case .language:
            "The board does not understand this companion. Both need the same: git pull"
        case .full, .machine: "The board is full. Type the same command again in a minute."
        }
    }

    private static func words(for verdict: RoomDuel.Verdict, by defender: String) -> String {
        let defender = defender.printable
        return switch verdict {
        case .noticed: "\(defender)'s tests notice your fault: a point for \(defender)."
        case .unnoticed: "\(defender)'s tests do not notice your fault: a point for you."
        case .void: "No round: \(defender)'s computer could not judge your version."
        case .gone: "No round: \(defender) has left before the end."
        }
    }
}
