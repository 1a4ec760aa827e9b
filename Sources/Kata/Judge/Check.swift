import Foundation

/// `kata check`: your tests and ours, on your code, our solution and the faulty versions.
struct Check {
    var world: World
    var options = Options()

    struct Options: Equatable {
        /// Whether tests that were never seen red count as not yet done.
        var isStrict = false
        /// Whether all tests really run, and nothing is taken from an earlier check.
        var isFresh = false
        /// Whether the judgements are printed for another program.
        var asJSON = false
    }

    /// - Parameter name: an exercise's; nil for all exercises that have been started.
    func run(_ name: String?) throws -> Int32 {
        let catalogue = try world.project.catalogue()
        let homes = try name.map { [try catalogue.home(of: $0)] } ?? started(in: catalogue)
        guard !homes.isEmpty || options.asJSON else {
            world.terminal.print(
                "No exercise has been started yet.\nPick one: \(world.terminal.kata("list"))\n")
            return 1
        }
        var judgements: [Judgement] = []
        for home in homes {
            do {
                let judgement = try judge(world.project.exercise(home))
                if !options.asJSON {
                    let space = judgements.isEmpty ? "" : "\n"
                    let text = JudgementText(judgement, in: world.terminal).text
                    world.terminal.print(space + text)
                }
                judgements.append(judgement)
            } catch  where name == nil && (error is KataError || error is LessonError) {
                // The others are judged all the same.
                world.terminal.printError(error)
            }
        }
        if options.asJSON {
            world.terminal.print(try JSONText(judgements.map(JudgementJSON.init)).text)
        }
        return judgements.count == homes.count && !judgements.isEmpty
            && judgements.allSatisfy(\.isDone) ? 0 : 1
    }

    /// The exercises in which something has been changed, or that cannot be read.
    private func started(in catalogue: Catalogue) -> [String] {
        catalogue.exercises.filter { (try? world.isStarted($0)) ?? true }
    }

    /// Judges an exercise, and remembers it.
    func judge(_ exercise: Exercise) throws -> Judgement {
        try world.state.remember { $0.exercise = exercise.name }
        let exercise = world.handedOut(exercise)
        let judgement = try judgement(of: exercise)
        if judgement.squares.isDone {
            try world.state.remember {
                if exercise.kind == .kata { $0.partsDone[exercise.name] = exercise.part }
                if exercise.nextPart == nil { $0.done.insert(exercise.name) }
            }
        }
        return judgement
    }

    private func sequel(to exercise: Exercise) throws -> Sequel {
        if exercise.nextPart != nil {
            return .part(exercise.name, number: exercise.part + 1, of: exercise.partCount)
        }
        let progress = world.state.progress()
        return try world.project.catalogue().sequel(
            to: exercise.name, done: progress.done, begun: Set(progress.reached.keys))
    }

    /// Fills in the four squares; those that need yours to be green only if it is.
    private func judgement(of exercise: Exercise) throws -> Judgement {
        let before = world.state.progress().noticed[exercise.home]
        var engine = world.engine
        engine.isFresh = options.isFresh
        let submission = Submission(
            exercise: exercise, files: try world.workspace.files(of: exercise),
            project: world.project)
        var squares = try engine.value(of: submission.ownSquare())
        let own = squares.yourTestsOnYourCode
        if own.isGreen {
            squares = try engine.patient.value(of: submission.otherSquares(beside: squares))
            squares = try engine.patient.sparing().value(of: submission.steadySquares(squares))
        } else if own.verdict == .red, !squares.isCodeGiven {
            squares = try engine.value(of: submission.doubt(in: squares))
        }
        let seen = squares.seen(
            in: submission.files, own.isGreen ? try exercise.versions().mutants : [])
        let loss = world.state.compare(seen, with: before, in: exercise.home, at: world.now())
        let history = world.state.history(of: exercise.name).read().history
        let isWatched = own.isGreen && !history.entries.isEmpty
        return Judgement(
            exercise: exercise.name, squares: squares,
            signposts: Signposts(exercise, submission.files, sequel: try sequel(to: exercise)),
            seenRed: isWatched ? .init(own, seen: history.seenRed) : nil,
            isStrict: options.isStrict, loss: loss)
    }
}
