import Course
import Foundation

/// `kata check`: your tests and ours, on your code, our solution and the faulty versions.
struct Check {
    var world: World

    /// - Parameter name: an exercise's; nil for all that have been started.
    /// - Parameter isStrict: whether tests that were never seen red count as not yet done.
    func run(_ name: String?, isStrict: Bool = false) throws -> Int32 {
        let catalogue = try world.project.catalogue()
        guard let name else { return try checkAll(catalogue, isStrict) }
        let home = try catalogue.home(of: name)
        return try check(world.project.exercise(home), isStrict) ? 0 : 1
    }

    private func checkAll(_ catalogue: Catalogue, _ isStrict: Bool) throws -> Int32 {
        let started = try catalogue.exercises.filter { try world.project.isStarted($0) }
            .map { try world.project.exercise($0) }
        guard !started.isEmpty else {
            world.terminal.print(
                "No exercise has been started yet.\nPick one: swift run kata list\n")
            return 1
        }
        var areDone = true
        for (index, exercise) in started.enumerated() {
            if index > 0 { world.terminal.print("\n") }
            areDone = try check(exercise, isStrict) && areDone
        }
        return areDone ? 0 : 1
    }

    private func check(_ exercise: Exercise, _ isStrict: Bool) throws -> Bool {
        try world.project.remember { $0.exercise = exercise.name }
        let judgement = try judgement(of: exercise, isStrict)
        if judgement.squares.isDone {
            try world.project.remember { $0.done.insert(exercise.name) }
        }
        world.terminal.print(
            JudgementText(judgement: judgement, style: Style(world.terminal)).text)
        return judgement.isDone
    }

    /// Fills in the four squares; those that need yours to be green only if it is.
    func judgement(of exercise: Exercise, _ isStrict: Bool = false) throws -> Judgement {
        let project = world.project
        let submission = Submission(exercise, try project.files(of: exercise)) {
            try project.modules(of: exercise, with: $0)
        }
        var squares = try world.judgement(of: submission.ownSquare())
        let own = squares.yourTestsOnYourCode
        if own.isGreen {
            squares = try world.judgement(of: submission.otherSquares(beside: squares))
        }
        let history = project.history(of: exercise.name).read().history
        let isWatched = own.isGreen && !history.entries.isEmpty
        return Judgement(
            exercise: exercise.name, squares: squares,
            signposts: Signposts(exercise, submission.files),
            seenRed: isWatched ? .init(own, seen: history.seenRed) : nil, isStrict: isStrict)
    }
}
