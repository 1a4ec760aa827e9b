import Foundation
import Synchronization

/// Judges what many people have handed in, each as if there were nobody else.
struct Grader: Sendable {
    let world: World
    let subjects: [Subject]
    /// Whether nothing that was kept is good enough.
    var isFresh = false
    /// How many processes and threads there are now.
    var threads: @Sendable () -> Int = { Platform.threads }
    /// Is told what is known, now and then, while the rest is judged.
    var tell: @Sendable (Gradebook) throws -> Void = { _ in }

    /// An exercise with all that is run beside what people have written.
    struct Subject {
        var column: Gradebook.Column
        var starter: Tree
        /// The parts of a kata; one of all else.
        var parts: [Part]
        /// What a grade rests on besides the person's files.
        var basis: [String]
    }

    /// An exercise, or a kata up to a part of it, with all its versions.
    struct Part {
        var exercise: Exercise
        var versions: Exercise.Versions
    }

    struct Work {
        var subject: Int
        var files: Tree
        var key: [String]
        /// Whose it is; more than one where some have the very same.
        var people: [Int]
    }

    typealias Person = (handIn: HandIn, handedIn: HandedIn)

    init(_ world: World, _ homes: [String], areNamed: Bool = false) throws {
        self.world = world
        let catalogue = try world.project.catalogue()
        let stages = try world.project.stages().paths.map { path in
            try "\(path) \(Digest([world.project.text(path)]))"
        }
        subjects = try homes.map { home in
            let whole = try world.project.exercise(home)
            let parts = try (1...whole.partCount).map {
                let exercise = whole.upTo(part: $0)
                return try Part(exercise: exercise, versions: exercise.versions())
            }
            let exercise = parts[parts.count - 1].exercise
            let chapter = catalogue.chapters.first { $0.exercises.contains(home) }
            let trees =
                parts.flatMap { [$0.versions.solved] + $0.versions.mutants } + [exercise.starter]
            return Subject(
                column: .init(exercise, chapter: chapter?.number ?? 0, isNamed: areNamed),
                starter: exercise.starter, parts: parts,
                basis: [
                    "grade 6", home, try world.project.text(home + "README.md"),
                    "\(Digest(trees.flatMap(\.parts) + exercise.mutants.map(\.complaint) + stages))",
                ])
        }
    }

    /// Judges all; what was judged before is known.
    func gradebook(_ people: [Person]) throws -> Gradebook {
        let (unjudged, works) = sort(people.map(\.handedIn))
        var grades = unjudged
        let open = try works.filter { work in
            guard let grade = try recall(work) else { return true }
            for person in work.people { grades[person][work.subject] = grade }
            return false
        }
        if open.count < works.count {
            world.terminal.print(
                "\(works.count - open.count) of \(works.count) are known from before.\n")
        }
        return try judge(open, of: people, grades)
    }

    private func book(_ people: [Person], _ grades: [[Grade]]) -> Gradebook {
        Gradebook(
            exercises: subjects.map(\.column),
            people: zip(people, grades).map { person, grades in
                Gradebook.Person(
                    name: person.handIn.name, notes: person.handedIn.notes, grades: grades,
                    work: subjects.map { person.handedIn.work[$0.column.home] },
                    absence: person.handIn.absence)
            })
    }

    /// The grades for which nothing is run, by person and exercise, and the works for the others.
    private func sort(_ all: [HandedIn]) -> (grades: [[Grade]], works: [Work]) {
        var works: [Work] = []
        var known: [[String]: Int] = [:]
        let grades = all.enumerated().map { person, handedIn in
            subjects.enumerated().map { index, subject in
                switch handedIn.files[subject.column.home] ?? .missing {
                case .missing: return Grade(.missing)
                case .unreadable(let reason): return Grade(.unreadable, advice: [reason])
                case .unknown(let reason):
                    return Grade(.unreadable, advice: [reason], isOfAll: true)
                case .readable(let files):
                    if subject.starter.work(in: files).isEmpty { return Grade(.notBegun) }
                    let key = subject.basis + files.parts
                    if let work = known[key] {
                        works[work].people.append(person)
                    } else {
                        known[key] = works.count
                        works.append(
                            Work(subject: index, files: files, key: key, people: [person]))
                    }
                    return Grade(.unreadable, advice: ["it has not been judged yet"])
                }
            }
        }
        return (grades, works)
    }

    private func recall(_ work: Work) throws -> Grade? {
        if isFresh { return nil }
        return try world.memory.recall(work.key).flatMap {
            try? JSONDecoder().decode(Grade.self, from: $0)
        }
    }
}

// MARK: - Judging what nobody knows yet

extension Grader {
    private struct State {
        var grades: [[Grade]]
        var waiting: Waiting
        var done = 0
        var told = ContinuousClock.now
        /// What went wrong with the machine rather than with the code, and may not go wrong again.
        var troubles: Set<String> = []

        /// Whether nobody has been told for a while, or what is left may take its time.
        var isTimeToTell: Bool {
            ContinuousClock.now - told > patience || waiting.isAtEnd
        }

        mutating func finish(_ work: Work, _ grade: Grade, _ trouble: String?, isSlow: Bool) {
            for person in work.people { grades[person][work.subject] = grade }
            done += 1
            if let trouble { troubles.insert(trouble) }
            if isSlow { waiting.putLast(work.people) }
        }
    }

    /// Seconds after which somebody looks again, and after which a work has taken its time.
    private static let patience = Duration.seconds(10)

    /// Judges works side by side; each grade is kept, and told of, as soon as it is known.
    private func judge(_ works: [Work], of people: [Person], _ grades: [[Grade]]) throws
        -> Gradebook
    {
        let start = ContinuousClock.now
        let state = Mutex(State(grades: grades, waiting: Waiting(works)))
        var guarded = world.engine.guarded(from: Crowd(threads: threads))
        if isFresh { guarded.run = guarded.runAfresh }
        let engine = guarded
        _ = try works.concurrentMap { _ in
            guard let work = state.withLock({ $0.waiting.next() }) else { return }
            let begin = ContinuousClock.now
            do {
                let (grade, trouble) = try result(of: work, engine)
                let isSlow = ContinuousClock.now - begin > Self.patience
                try state.withLock { state in
                    state.finish(work, grade, trouble, isSlow: isSlow)
                    world.terminal.show(
                        Engine.Progress(done: state.done, all: works.count, start: start))
                    if state.done < works.count, state.isTimeToTell {
                        try tell(book(people, state.grades))
                        state.told = .now
                    }
                }
            } catch {
                state.withLock { $0.waiting.giveUp() }
                throw error
            }
        }
        let (all, troubles) = state.withLock { ($0.grades, $0.troubles) }
        for trouble in troubles.sorted() {
            world.terminal.writeError(
                "error: \(trouble.printable)\n  What this hit is judged again the next time.\n")
        }
        return book(people, all)
    }

    /// - Returns: the grade, and what went wrong with the machine; then the grade is not kept.
    private func result(of work: Work, _ engine: Engine) throws -> (Grade, trouble: String?) {
        do {
            let part = try part(of: work, engine)
            let grade = grade(work, part, try squares(of: work, part, engine))
            do { try world.memory.keep(JSONEncoder().encode(grade), work.key) } catch {
                return (grade, error.inShort)
            }
            return (grade, nil)
        } catch  where !error.endsAll {
            return (Grade(.unreadable, advice: [error.inShort.printable]), error.inShort)
        }
    }

    /// The last part of a kata that the code does, as our tests say; the first one if it does none.
    private func part(of work: Work, _ engine: Engine) throws -> Part {
        let parts = subjects[work.subject].parts
        return try parts.dropFirst().reversed().first {
            try submission(work, $0).isRight().value(engine.patient.run)
        } ?? parts[0]
    }

    private func submission(_ work: Work, _ part: Part) -> Submission {
        Submission(
            exercise: part.exercise, files: work.files, project: world.project,
            known: part.versions)
    }

    /// The squares, those that are cheap first; what would say no more is not run.
    private func squares(of work: Work, _ part: Part, _ engine: Engine) throws -> Squares {
        let submission = submission(work, part)
        let patient = engine.patient
        var squares = try submission.ownSquare().value(patient.run)
        if squares.yourTestsOnYourCode.isGreen {
            squares = try submission.otherSquares(beside: squares).value(patient.run)
            if squares.isDone {
                return try submission.steadySquares(squares)
                    .value(patient.sparing(seconds: 0.5).run)
            }
        } else {
            // What is wrong on one side says nothing of the other.
            squares = try submission.sideSquares(beside: squares).value(patient.run)
            if squares.hasResultOnOurs {
                squares = try submission.faultSquares(beside: squares).value(patient.run)
            }
        }
        return try submission.confirmedSquares(squares).value(patient.run)
    }

    private func grade(_ work: Work, _ part: Part, _ squares: Squares) -> Grade {
        let exercise = part.exercise
        let judgement = Judgement(
            exercise: exercise.name, squares: squares.impersonal,
            signposts: Signposts(exercise, work.files, sequel: .end), seenRed: nil, isStrict: false)
        let advice = squares.isDone ? [] : AdviceText(judgement).lines.shown(characters: 400)
        var grade = Grade(judgement, advice: advice.filter { !$0.isEmpty })
        grade.yourTestsOnYourCode?.said = squares.yourTestsOnYourCode.said
        grade.yourTestsOnOurCode?.said = squares.yourTestsOnOurCode?.said
        grade.ourTestsOnYourCode?.said = squares.ourTestsOnYourCode?.said
        if exercise.nextPart != nil { grade.leave(at: exercise.part, of: exercise.partCount) }
        return grade
    }
}

extension Plan {
    /// What the plan comes to, with one run after the other.
    fileprivate func value(_ run: (Run) throws -> Report) throws -> Value {
        try judge(runs.map(run))
    }
}

/// Works that wait for somebody to judge them; those of people whose work takes its time come last.
struct Waiting {
    private var works: [Grader.Work]
    private var slow: Set<Int> = []
    /// More than anybody writes by hand for an exercise.
    private static let large = 50_000

    init(_ works: [Grader.Work]) {
        self.works = works
        for work in works where work.files.size > Self.large { putLast(work.people) }
    }

    /// Whether nothing is left but what may take its time.
    var isAtEnd: Bool { works.allSatisfy { !slow.isDisjoint(with: $0.people) } }

    mutating func next() -> Grader.Work? {
        if works.isEmpty { return nil }
        return works.remove(at: works.firstIndex { slow.isDisjoint(with: $0.people) } ?? 0)
    }

    mutating func putLast(_ people: [Int]) { slow.formUnion(people) }

    mutating func giveUp() { works = [] }
}

/// Processes by the hundred, as somebody's code may start them: what runs beside them may fail
/// though nothing is wrong with it.
final class Crowd: Sendable {
    private let threads: @Sendable () -> Int
    private let calm: Mutex<Int>
    private let looks: Int

    /// - Parameter looks: how often it is looked whether they have gone, in twentieths of a second.
    init(threads: @escaping @Sendable () -> Int, looks: Int = 300) {
        self.threads = threads
        self.looks = looks
        calm = Mutex(threads())
    }

    var isThere: Bool { threads() > calm.withLock { $0 } + 150 }

    /// Waits for their end, as each run has one; who stays longer is a neighbour and no crowd.
    func pass() {
        for _ in 1...looks {
            if !isThere { return }
            usleep(50_000)
        }
        calm.withLock { $0 = max($0, threads()) }
    }
}

extension Engine {
    /// This engine, where what is not green in a crowd is run again after it; and where code that does
    /// not link is a verdict.
    fileprivate func guarded(from crowd: Crowd) -> Engine {
        around { [runAfresh] wanted, run in
            let wasThere = crowd.isThere
            let report: Report
            do { report = try run(wanted) } catch LabError.doesNotLink {
                let failure = Failure(message: "the code does not link")
                return Report(verdict: .doesNotCompile, failures: [failure])
            }
            guard !report.isGreen, wasThere || crowd.isThere else { return report }
            crowd.pass()
            let again = try runAfresh(wanted)
            // It is not the code that came to one thing and then to another.
            guard case .flaky = again.verdict else { return again }
            return try self.run(wanted)
        }
    }
}
