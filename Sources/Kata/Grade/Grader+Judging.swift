import Foundation

/// Judging what nobody knows yet: a round for each square, those that are cheap first.
extension Grader {
    /// The grades of these, in their order; each is kept as soon as it is known.
    func judged(_ works: [Work]) throws -> [Grade] {
        var grades = try works.map { isFresh ? nil : try recall($0) }
        let open = works.indices.filter { grades[$0] == nil }
        if open.count < works.count {
            world.terminal.print(
                "\(works.count - open.count) of \(works.count) are known from before.\n")
        }
        let troubles = Troubles()
        var engine = world.engine.guarded(from: Crowd(threads: threads))
            .guarded(by: troubles)
        engine.isFresh = isFresh
        func finish(_ index: Int, _ squares: Squares) {
            if let message = troubles.seen(in: squares) {
                grades[index] = Grade(.unreadable, advice: [message])
                return
            }
            let grade = grade(works[index], squares)
            grades[index] = grade
            do { try world.memory.keep(JSONEncoder().encode(grade), works[index].key) } catch {
                troubles.remember((error as? LabError)?.inShort ?? "\(error)")
            }
        }
        /// - Returns: those that are to be judged further; all others are finished.
        func round(
            _ words: String, _ plans: [(index: Int, plan: Plan<Squares>)],
            goesOn: (Squares) -> Bool = { _ in false }
        ) throws -> [(index: Int, squares: Squares)] {
            engine.progress = { [terminal = world.terminal] in terminal.show($0, of: words) }
            var left = plans[...]
            var further: [(index: Int, squares: Squares)] = []
            _ = try engine.values(of: plans.map(\.plan)) { squares in
                guard let (index, _) = left.popFirst() else { return }
                if goesOn(squares) {
                    further.append((index, squares))
                } else {
                    finish(index, squares)
                }
            }
            return further
        }
        let own = try round(
            "their tests on their code: ", open.map { ($0, try submission(works[$0]).ownSquare()) }
        ) { _ in true }
        let green = own.filter { $0.squares.yourTestsOnYourCode.isGreen }
        // What is wrong on one side says nothing of the other.
        let others = try round(
            "each side by itself: ",
            own.filter { !$0.squares.yourTestsOnYourCode.isGreen }
                .map { ($0, try submission(works[$0]).sideSquares(beside: $1)) }
        ) { $0.isRed || $0.hasResultOnOurs }
        let judged = try round(
            "tests beside wrong code: ",
            others.filter(\.squares.hasResultOnOurs)
                .map { ($0, try submission(works[$0]).faultSquares(beside: $1)) }
        ) { $0.isRed }
        engine = engine.patient
        let complete = try round(
            "the other squares: ",
            green.map { ($0, try submission(works[$0]).otherSquares(beside: $1)) }
        ) { $0.isDone || $0.isRed }
        let red =
            others.filter { !$0.squares.hasResultOnOurs } + judged
            + complete.filter { !$0.squares.isDone }
        _ = try round(
            "once more, what is red: ",
            red.map { ($0, try submission(works[$0]).confirmedSquares($1)) })
        engine = engine.sparing(seconds: 0.5)
        _ = try round(
            "once more, what is done: ",
            complete.filter(\.squares.isDone)
                .map { ($0, try submission(works[$0]).steadySquares($1)) })
        for trouble in troubles.all {
            world.terminal.writeError(
                "error: \(trouble.printable)\n  What this hit is judged again the next time.\n")
        }
        return grades.map { $0 ?? Grade(.unreadable, advice: ["it has not been judged"]) }
    }

    private func recall(_ work: Work) throws -> Grade? {
        try world.memory.recall(work.key).flatMap {
            try? JSONDecoder().decode(Grade.self, from: $0)
        }
    }

    private func submission(_ work: Work) -> Submission {
        let subject = subjects[work.subject]
        let project = world.project
        return Submission(subject.exercise, work.files, versions: subject.versions) {
            try project.modules(of: subject.exercise, with: $0)
        }
    }

    private func grade(_ work: Work, _ squares: Squares) -> Grade {
        let exercise = subjects[work.subject].exercise
        let judgement = Judgement(
            exercise: exercise.name, squares: squares.impersonal,
            signposts: Signposts(exercise, work.files, sequel: .end), seenRed: nil, isStrict: false)
        let advice = squares.isDone ? [] : AdviceText(judgement).lines.shown(characters: 400)
        var grade = Grade(judgement, advice: advice.filter { !$0.isEmpty })
        grade.yourTestsOnYourCode?.said = squares.yourTestsOnYourCode.said
        grade.yourTestsOnOurCode?.said = squares.yourTestsOnOurCode?.said
        grade.ourTestsOnYourCode?.said = squares.ourTestsOnYourCode?.said
        return grade
    }
}
