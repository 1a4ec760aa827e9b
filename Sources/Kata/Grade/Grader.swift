import Foundation

/// Judges what many people have handed in, each as if there were nobody else.
struct Grader {
    private let world: World
    private let subjects: [Subject]
    /// Whether the exercises were asked for by their names.
    var isNamed = false
    /// Whether nothing that was kept is good enough.
    var isFresh = false
    /// How many processes and threads there are now.
    var threads: @Sendable () -> Int = { Platform.threads }

    /// An exercise with all that is run beside what people have written.
    private struct Subject {
        var exercise: Exercise
        var chapter: Int
        var versions: Exercise.Versions
        /// What a grade rests on besides the person's files.
        var basis: [String]
    }

    /// Something that somebody has made of an exercise.
    private struct Work {
        var subject: Int
        var files: Tree
        var key: [String]
        /// Whose it is; more than one where some have the very same.
        var people: [Int]
    }

    /// - Parameter homes: the folders of the exercises.
    init(_ world: World, _ homes: [String]) throws {
        self.world = world
        let catalogue = try world.project.catalogue()
        let stages = try world.project.stages().paths.map { path in
            try "\(path) \(Digest([world.project.text(path)]))"
        }
        subjects = try homes.map { home in
            let exercise = try world.project.exercise(home)
            let versions = try exercise.versions()
            let trees = [exercise.starter, versions.solved] + versions.mutants
            let texts = trees.flatMap { tree in tree.paths.flatMap { [$0, tree[$0] ?? ""] } }
            return Subject(
                exercise: exercise,
                chapter: catalogue.chapters.first { $0.exercises.contains(home) }?.number ?? 0,
                versions: versions,
                basis: [
                    "grade 2", home, "\(exercise.kind) \(exercise.goals)",
                    "\(Digest(texts + exercise.mutants.map(\.complaint) + stages))",
                ])
        }
    }

    /// Judges all; what was judged before is known.
    ///
    /// - Parameter people: their names, and what they have handed in.
    func gradebook(_ people: [(name: String, handedIn: HandedIn)]) throws -> Gradebook {
        var grades: [[Grade]] = []
        var works: [Work] = []
        var known: [[String]: Int] = [:]
        for (person, entry) in people.enumerated() {
            grades.append([])
            for (index, subject) in subjects.enumerated() {
                switch entry.handedIn.files[subject.exercise.home] ?? .missing {
                case .missing: grades[person].append(Grade(.missing))
                case .unreadable(let reason):
                    grades[person].append(Grade(.unreadable, advice: [reason]))
                case .unknown(let reason):
                    var grade = Grade(.unreadable, advice: [reason])
                    grade.isOfAll = true
                    grades[person].append(grade)
                case .readable(let files):
                    grades[person].append(Grade(.notBegun))
                    if subject.exercise.starter.plain.changes(to: files.plain).isEmpty { continue }
                    let key = subject.basis + files.paths.flatMap { [$0, files[$0] ?? ""] }
                    if let work = known[key] {
                        works[work].people.append(person)
                    } else {
                        known[key] = works.count
                        works.append(
                            Work(subject: index, files: files, key: key, people: [person]))
                    }
                }
            }
        }
        for (work, grade) in zip(works, try judged(works)) {
            var grade = grade
            grade.prints = prints(of: work)
            for person in work.people { grades[person][work.subject] = grade }
        }
        return Gradebook(
            exercises: subjects.map {
                var column = Gradebook.Column($0.exercise, chapter: $0.chapter)
                column.isNamed = isNamed
                return column
            },
            people: people.indices.map { person in
                let (name, handedIn) = people[person]
                return Gradebook.Person(
                    name: name, notes: handedIn.notes, grades: grades[person],
                    work: subjects.map { handedIn.work[$0.exercise.home] })
            })
    }

    private func prints(of work: Work) -> [String: String] {
        let starter = subjects[work.subject].exercise.starter
        let texts = work.files.plain.files.filter { $0.isSwift && $1 != starter[$0]?.plain }
        return texts.filter { !$1.trimmed.isEmpty }
            .mapValues { String("\(Digest([$0]))".prefix(16)) }
    }

    private func judged(_ works: [Work]) throws -> [Grade] {
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
        _ = try round(
            "once more, what is done: ",
            complete.filter(\.squares.isDone)
                .map { ($0, try submission(works[$0]).steadySquares($1)) })
        let red =
            others.filter { !$0.squares.hasResultOnOurs } + judged
            + complete.filter { !$0.squares.isDone }
        _ = try round(
            "once more, what is red: ",
            red.map { ($0, try submission(works[$0]).confirmedSquares($1)) })
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
