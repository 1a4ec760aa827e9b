import Foundation

/// `kata duel`: faulty versions that people write for each other's tests.
struct Duel {
    var world: World

    enum Action: Equatable {
        case attack(String, Attack)
        case score(String)
    }

    struct Attack: Equatable {
        /// The other's tests: a file, or a folder such as that of their exercise.
        var tests: String?
        /// The faulty version; nil for that in the duel's own copy.
        var code: String?
        /// Tests that show the fault, where ours do not.
        var proof: String?
        var attacker: String?
        var defender: String?
    }

    static let folder = "Duel"

    func run(_ action: Action) throws -> Int32 {
        switch action {
        case .attack(let name, let attack): try self.attack(name, attack)
        case .score(let place): try score(place)
        }
    }

    private func attack(_ name: String, _ attack: Attack) throws -> Int32 {
        guard let tests = attack.tests else {
            throw UsageError(
                "duel attack needs the other's tests", "For example:", Self.example(name))
        }
        let exercise = try self.exercise(name)
        let others = try files(at: tests, in: "Tests", of: exercise)
        let own = try attack.code.map { try files(at: $0, in: "Sources", of: exercise) }
        guard let code = try own ?? faultyCopy(of: exercise) else { return 1 }
        let date = DateFormatter.fixed("yyyy-MM-dd HH:mm").string(from: world.now())
        let round = Round(
            exercise: exercise.name, attacker: attack.attacker ?? NSUserName(),
            defender: attack.defender ?? "the other", date: date, code: code, tests: others,
            proof: try attack.proof.map { try files(at: $0, in: "Tests", of: exercise) } ?? Tree())
        let result = try self.result(of: round)
        let words = words(for: result, round) + "\n"
        if case .invalid = result {
            world.terminal.print(words)
            return 1
        }
        let place = try save(round)
        world.terminal.print(
            words + "The round is in \(place). Hand the file over; anybody can"
                + " count again: \(world.terminal.kata("duel score \(exercise.name)"))\n")
        return 0
    }

    /// Of a kata, what has been handed out: nobody is attacked with rules of a part that comes later.
    private func exercise(_ name: String) throws -> Exercise {
        world.handedOut(try world.project.exercise(called: name))
    }

    /// The copy of the learner's code in which faults are written, so that their own stays as it is.
    ///
    /// - Returns: nil if there was none: it has just been made, without a fault.
    private func faultyCopy(of exercise: Exercise) throws -> Tree? {
        let folder = Self.folder + "/" + exercise.name
        try world.workspace.refuseLinks(around: folder + "/Sources/x")
        let copy = try Disk.tree(in: world.workspace.url(folder), below: "Sources/")
        if !copy.paths.isEmpty { return copy }
        let own = try world.workspace.files(of: exercise).below("Sources/")
        try Disk.write(own, below: world.workspace.url(folder))
        let places = own.paths.map { "\(folder)/\($0)" }.joined(separator: ", ")
        world.terminal.print(
            "Write the fault into this copy of your code: \(places)\n"
                + "Then type the same command again. Your own code stays as it is.\n")
        return nil
    }

    func result(of round: Round) throws -> Round.Result {
        try world.lab().refuseUnconfined()
        let exercise = try exercise(round.exercise)
        let plan = try round.plan(solved: exercise.solved(), tests: exercise.testModule) {
            try world.project.modules(of: exercise, with: $0)
        }
        return try world.engine.patient.value(of: plan.steady())
    }

    /// The Swift files of a file, of a folder, or of its folder `Sources` or `Tests`.
    func files(at path: String, in kind: String, of exercise: Exercise) throws -> Tree {
        let url = URL(fileURLWithPath: path)
        if Disk.exists(url), !Disk.isFolder(url) {
            // A file takes the place of the exercise's own, among those beside it.
            let paths = exercise.starter.below(kind + "/").paths.filter(\.isSwift)
            let name = kind + "/" + url.lastPathComponent
            let place = paths.contains(name) || paths.count != 1 ? name : paths[0]
            let own = kind == "Tests" ? exercise.starter : try exercise.solved()
            let beside = paths.contains(place) ? own.below(kind + "/") : Tree()
            return beside.merging(Tree([place: try Disk.text(url)]))
        }
        // Nothing of the starter stands in for what is not there.
        let wanted = Wanted([exercise.home], [exercise.home: Tree()])
        switch try HandedIn(in: url, wanted).files[exercise.home] {
        case .readable(let tree) where !tree.below(kind + "/").paths.isEmpty:
            return tree.below(kind + "/")
        case .unreadable(let reason):
            throw UsageError("\(path) cannot be used: \(reason)", "Mend that, and try again.")
        default: break
        }
        if Disk.exists(url.appendingPathComponent("Exercises")) {
            throw UsageError(
                "there is no \(exercise.name) in \(path)", "Name the file, or its folder:",
                Self.example(exercise.name))
        }
        let inside = url.appendingPathComponent(kind)
        let folder = Disk.isFolder(inside) ? inside : url
        let tree = Disk.isFolder(folder) ? try Disk.tree(in: folder, below: "") : Tree()
        guard tree.paths.contains(where: \.isSwift) else {
            throw UsageError(
                "there is no Swift file at \(path)",
                "Name one, or a folder with the files of an exercise:",
                Self.example(exercise.name))
        }
        return tree.moved(into: kind + "/")
    }

    /// How somebody's tests are attacked.
    static func example(_ exercise: String) -> String {
        "duel attack \(exercise) --tests ../ben/\(exercise)Tests.swift"
    }

    func save(_ round: Round) throws -> String {
        let folder = Self.folder + "/" + round.exercise
        try world.workspace.refuseLinks(around: folder + "/round")
        var number = Disk.names(in: world.project.url(folder)).count { $0.hasPrefix("round-") } + 1
        let name = round.attacker.filter { $0.isLetter || $0.isNumber }
        func url() -> URL { world.project.url("\(folder)/round-\(number)-\(name).md") }
        while Disk.exists(url()) { number += 1 }
        let url = url()
        try Disk.write(round.text, to: url)
        return world.name(of: url)
    }

    // MARK: - Counting the rounds again

    /// - Parameter place: an exercise, or a folder with rounds.
    private func score(_ place: String) throws -> Int32 {
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

    private func words(for result: Round.Result, _ round: Round) -> String {
        let (attacker, defender) = (round.attacker.printable, round.defender.printable)
        return switch result {
        case .noticed(let byCrash):
            "\(defender)'s tests notice the fault\(byCrash ? ", by a crash or a hang" : ""): a point for"
                + " \(defender)."
        case .unnoticed: "\(defender)'s tests do not notice the fault: a point for \(attacker)."
        case .givenUp: "\(attacker) has given this up: a point for \(defender)."
        case .invalid(.doesNotCompile): "No round: the faulty version does not compile."
        case .invalid(.noFault):
            "No round: our tests are green on this version. If it is a fault, prove it with a test that"
                + " is green on our solution and red on yours: --proof FILE"
        case .invalid(.proofFailsOnSolution):
            "No round: \(attacker)'s proof is not green on our solution."
        case .invalid(.proofSeesNothing):
            "No round: \(attacker)'s proof is green on the faulty version, too."
        case .invalid(.testsFailOnSolution):
            "No round yet: \(defender)'s tests are not green on our solution. \(defender) mends them"
                + " first."
        }
    }
}
