import Foundation
import Synchronization
import Testing

@testable import kata

/// What one person hands in decides nobody else's verdict.
struct GradeSafetyTests: Grading {
    let course: SampleCourse
    let room: TemporaryFolder

    init() throws {
        course = try SampleCourse()
        room = try TemporaryFolder()
    }

    static let troubles: [(any Error, String)] = [
        (LabError.cannotRun("the compiler", reason: "9"), "the compiler could not be run"),
        (LabError.cannotWrite("/cache/draft", reason: "the disk is full"), "the disk is full"),
        (CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "/tmp/ü"]), "/tmp/ü"),
    ]

    @Test(arguments: troubles)
    func `what goes wrong with one person's work ends that row alone, and is tried again`(
        _ error: any Error, _ words: String
    ) throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: "// bomb\n" + code, tests: tests)
        let kept = Mutex<[[String]: Data]>([:])
        var world = world { run in
            if run.has("bomb") { throw error }
            return run.usual
        }
        world.memory = Memory { _ in
            nil
        } keep: { data, key in
            kept.withLock { $0[key] = data }
        }

        let grades = try grade(world).people.map { $0.grades[0] }

        #expect(grades.map(\.state) == [.done, .unreadable])
        #expect(grades[1].advice.first?.contains(words) == true, "\(grades[1].advice)")
        #expect(kept.withLock { $0.count } == 1)
        #expect(course.errors.contains(words))
        #expect(!course.errors.contains("Domain"))
    }

    @Test func `a grade that cannot be kept is given, and the reason is said`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        var world = world { $0.usual }
        world.memory = Memory { _ in
            nil
        } keep: { _, _ in
            throw LabError.cannotWrite("/cache/entry", reason: "the disk is full")
        }

        #expect(try grade(world).people[0].grades[0].state == .done)

        #expect(course.errors.contains("/cache/entry could not be written: the disk is full"))
    }

    @Test func `the others' results are there while one person's work takes its time`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: "// slow\n" + code, tests: tests)
        let areThere = DispatchSemaphore(value: 0)
        let page = Mutex("")
        var world = world { [room] run in
            if run.has("slow"), areThere.wait(timeout: .now() + 20) == .success {
                areThere.signal()
                let file = room.url("submissions-grades/" + GradeFiles.path(of: "Ann"))
                page.withLock { $0 = (try? Disk.text(file)) ?? "" }
            }
            return run.usual
        }
        world.terminal.write = { text in
            if text.contains("As they come") { areThere.signal() }
        }

        let book = try grade(world)

        #expect(page.withLock { $0 }.contains("1 exercise done."))
        #expect(book.people.map { $0.grades[0].state } == [.done, .done])
    }

    @Test func `whose tests are green now and then is not done`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: "// chance\n" + code, tests: tests)
        let times = Mutex(0)
        let world = world { run in
            let time = times.withLock { times in
                times += run.has("chance") ? 1 : 0
                return times
            }
            return run.has("chance") && time == 5 ? .red : run.usual
        }

        let grades = try grade(world).people.map { $0.grades[0] }

        #expect(grades[0].state == .done)
        #expect(
            grades[1].advice.first?.contains("“is even” is red once and green once, on your code")
                ?? false, "\(grades[1])")
    }

    @Test func `what fails in a crowd of processes is run again when they are gone`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        let threads = Mutex(100)
        let runs = Mutex(0)
        var world = course.world
        world.engine = Engine { _ in
            let number = runs.withLock { runs in
                runs += 1
                return runs
            }
            threads.withLock { $0 = number == 1 ? 1000 : 100 }
            return number == 1 ? Report(verdict: .crashed(how: "signal 6", during: nil)) : .green
        }
        var grader = try Grader(world, [SampleCourse.exercise])
        // Whoever looks a second time sees nobody.
        grader.threads = {
            threads.withLock { threads in
                defer { threads = 100 }
                return threads
            }
        }
        let wanted = try Wanted([SampleCourse.exercise], in: course.project)
        let handIn = try HandIn.all(in: room.url("submissions")).handIns[0]
        let handedIn = try HandedIn(in: room.url("submissions/Ann"), wanted)

        let book = try grader.gradebook([(handIn, handedIn)])

        #expect(book.people[0].grades[0].yourTestsOnYourCode?.verdict == "green")
    }

    @Test func `a crowd that stays is waited for once`() {
        let threads = Mutex(100)
        let crowd = Crowd(threads: { threads.withLock { $0 } }, looks: 1)

        threads.withLock { $0 = 1000 }
        #expect(crowd.isThere)
        crowd.pass()

        #expect(!crowd.isThere)
    }

    @Test func `large files come last, and all others of whom one work takes its time`() {
        let large = Tree(["Sources/A.swift": String(repeating: "/", count: 50_001)])
        let works = [0, 0, 1, 2].enumerated().map { number, person in
            Grader.Work(
                subject: number, files: number == 2 ? large : Tree(), key: [], people: [person])
        }
        var waiting = Waiting(works)

        let first = waiting.next()
        waiting.putLast(works[0].people)
        let rest = (1...4).map { _ in waiting.next() }

        #expect(first?.subject == 0)
        #expect(rest.map { $0?.subject } == [3, 1, 2, nil])
    }

    /// Of those that are nested so deeply not even the compiler is asked.
    @Test(arguments: [(#""\("#, 4_000, true), ("#", 100_000, false)])
    func `a file that nobody can read is its author's trouble`(
        _ part: String, _ count: Int, isDeep: Bool
    ) throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(
            in: "Bob", code: code,
            tests: tests + "let a = " + String(repeating: part, count: count))

        let book = try grade()

        #expect(book.people.map { $0.grades[0].state } == [.done, .failing])
        let advice = book.people[1].grades[0].advice.joined(separator: "\n")
        #expect(advice.contains("too deep to be read") == isDeep)
        #expect(!isDeep || advice.contains("Even/Tests/EvenTests.swift:"))
    }

    @Test func `where nothing confines, it has to be asked for`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        let lab = try Lab(folder: room.url("cache"), confinement: Confinement(name: "none"))
        var world = course.world
        world.lab = { lab }

        #expect(throws: KataError.noConfinement("it was asked for", call: "grade submissions")) {
            try grade(world)
        }
        #expect(throws: Never.self) {
            try grade(world, options: GradeAll.Options(isUnconfined: true))
        }
    }

    /// What never ends has less time than what may be slow where much else is going on.
    @Test(arguments: [true, false])
    func `abuses at once come to what each comes to alone, and disturb nobody`(
        _ areEndless: Bool
    ) throws {
        let wanted = Abuse.all.filter { ($0.outcome == .timedOut) == areEndless }
        // Two of each kind.
        let abuses = Dictionary(grouping: wanted, by: \.gradedOutcome).values
            .flatMap { $0.prefix(2) }
        for (number, abuse) in abuses.enumerated() {
            let course = try SampleCourse()
            try course.write(Abuse.code("n & 1 == 0"), to: Abuse.codePath)
            try course.write(tests, to: Abuse.testsPath)
            try abuse.prepare(course)
            let place = "submissions/\(number + 100)/01-Leap/Even"
            try FileManager.default.createDirectory(
                at: room.url(place).deletingLastPathComponent(), withIntermediateDirectories: true)
            // NB: to copy a pipe would wait for a writer.
            try FileManager.default.moveItem(
                at: course.project.url(SampleCourse.exercise), to: room.url(place))
        }
        for number in 1...5 {
            try hand(in: "Honest \(number)", code: code + "// \(number)\n", tests: tests)
        }

        let book = try grade(seconds: areEndless ? 10 : 60)

        let (hostile, honest) = (book.people.prefix(abuses.count), book.people.suffix(5))
        for (abuse, person) in zip(abuses, hostile) {
            let grade = person.grades[0]
            #expect(
                Abuse.Outcome(grade) == abuse.gradedOutcome, "\(abuse.testDescription): \(grade)")
        }
        #expect(honest.allSatisfy { $0.name.hasPrefix("Honest") && $0.grades[0].state == .done })
        for (path, text) in try results() {
            let controls = text.unicodeScalars.filter {
                $0.value < 32 && !"\r\n\t".unicodeScalars.contains($0)
            }
            #expect(controls.isEmpty, "\(path)")
        }
    }
}
