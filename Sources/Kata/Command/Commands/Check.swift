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
        let squares = try squares(of: exercise)
        world.terminal.print(
            SquaresText(
                squares, of: exercise, files: try world.project.files(of: exercise),
                style: Style(world.terminal)
            ).text)
        // The tests of a refactoring are green from the beginning.
        let isStrict = isStrict && exercise.kind != .refactor
        let seen = seenRed(of: exercise, squares.yourTestsOnYourCode)
        if let seen { world.terminal.print(seen.text) }
        if isStrict, squares.isDone, seen?.isComplete != true {
            world.terminal.print(
                "Strictly, it is done when each test has been seen red: swift run kata watch "
                    + exercise.name + "\n")
        }
        if squares.isDone { try world.project.remember { $0.done.insert(exercise.name) } }
        return squares.isDone && (!isStrict || seen?.isComplete ?? false)
    }

    /// How many of the tests were seen red; nil if nobody has watched.
    private func seenRed(of exercise: Exercise, _ report: Report) -> SeenRed? {
        let history = world.project.history(of: exercise.name).read().history
        guard !history.entries.isEmpty, report.isGreen else { return nil }
        let tests = Set(report.tests.filter { $0.outcome == .passed }.map(\.name))
        return SeenRed(tests: tests, seen: history.seenRed.intersection(tests))
    }

    private struct SeenRed {
        var tests: Set<String>
        var seen: Set<String>

        var isComplete: Bool { tests == seen }

        var text: String {
            let unseen = tests.subtracting(seen).sorted()
            let names = unseen.isEmpty ? "" : " Not yet: " + unseen.joined(separator: ", ") + "."
            return
                "Seen red before they were green: \(seen.count) of \(counted(tests.count, "test"))."
                + names + "\n"
        }
    }

    /// Fills in the four squares; those that need yours to be green only if it is.
    func squares(of exercise: Exercise) throws -> Squares {
        let yours = try world.project.files(of: exercise)
        let ours = try exercise.solved()
        let yourTests = yours.below("Tests/")
        let yourCode = yours.below("Sources/")
        let ourCode = ours.below("Sources/")
        func run(_ tests: Tree, on code: Tree) throws -> Report {
            let modules = try world.project.modules(of: exercise, with: tests.merging(code))
            return try world.run(exercise.name + "Tests", modules, Conditions())
        }
        var squares = Squares(
            kind: exercise.kind, yourTestsOnYourCode: try run(yourTests, on: yourCode),
            testsChanged: yourTests != exercise.starter.below("Tests/"),
            codeChanged: yourCode != exercise.starter.below("Sources/"),
            simplicity: exercise.goal.map { _ in Simplicity(of: yourCode) }, goal: exercise.goal)
        guard squares.yourTestsOnYourCode.isGreen else { return squares }

        var pairs = [(yourTests, ourCode), (ours.below("Tests/"), yourCode)]
        pairs += try exercise.mutants.map {
            (yourTests, try $0.applied(to: ours).below("Sources/"))
        }
        if exercise.kind == .fixTheBug {
            pairs.append((yourTests, exercise.starter.below("Sources/")))
        }
        let runs = try pairs.map { tests, code in
            try world.project.modules(of: exercise, with: tests.merging(code))
        }
        let start = ContinuousClock.now
        let reports = try runs.concurrentMap { [world] modules in
            try world.run(exercise.name + "Tests", modules, Conditions())
        } progress: { [world] done in
            world.terminal.showProgress(done, of: runs.count, since: start)
        }
        world.terminal.endProgress()
        squares.yourTestsOnOurCode = reports[0]
        squares.ourTestsOnYourCode = reports[1]
        squares.yourTestsOnMutants = zip(exercise.mutants, reports.dropFirst(2)).map {
            Squares.Row(mutant: $0, report: $1)
        }
        if exercise.kind == .fixTheBug { squares.yourTestsOnStarter = reports.last }
        return squares
    }
}
