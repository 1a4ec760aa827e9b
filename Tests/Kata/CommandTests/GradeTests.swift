import Course
import Foundation
import Lab
import Synchronization
import Testing

@testable import kata

/// A room whose submissions are judged.
struct GradeTests {
    private let course: SampleCourse
    private let room: TemporaryFolder
    private let code = "func isEven(_ n: Int) -> Bool {\n    n & 1 == 0\n}\n"
    private let tests = Abuse.tests("#expect(isEven(2))\n#expect(!isEven(3))")

    init() throws {
        course = try SampleCourse()
        room = try TemporaryFolder()
    }

    // MARK: - What it comes to

    @Test func `each exercise of each person has its state`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: code, tests: Abuse.tests("#expect(isEven(2))"))
        try hand(in: "Cat", code: code, tests: Abuse.tests("#expect(isEven(3))"))
        try hand(in: "Dan", code: SampleCourse.starterCode, tests: SampleCourse.starterTests)
        try room.write("", to: "submissions/Eve/nothing")
        try Data([0xff]).write(to: hand(in: "Fay", code: code, tests: tests))

        let book = try grade()

        #expect(
            book.people.map { $0.grades[0].state } == [
                .done, .notYet, .failing, .notBegun, .missing, .unreadable,
            ])
        #expect(book.people[0].grades[0].faults == [.noticed, .noticed])
        #expect(book.people[1].grades[0].faults == [.missed, .noticed])
        #expect(book.people[1].grades[0].ourTestsOnYourCode?.verdict == "green")
        #expect(course.output.contains("Ann         ✔  1\n"), "\(course.output)")
        #expect(course.output.contains("  · Even: Every number is even (missed by 1 of 2)\n"))
    }

    @Test func `there is a page for each person, in words that help`() throws {
        try hand(in: "Bob", code: code, tests: Abuse.tests("#expect(isEven(2))"))

        _ = try grade()

        let page = try result(GradeFiles.path(of: "Bob"))
        #expect(page.contains("<h1>Bob</h1>"))
        #expect(page.contains("Your tests notice 1 of 2 faulty versions."))
        #expect(page.contains("<li>Every number is even</li>"))
        #expect(page.contains("<b>Next: </b>think of a test that would notice it."))
        #expect(page.contains("swift run kata hint Even"))
    }

    @Test func `what has no name in the course is asked for`() throws {
        try hand(in: "Ann", code: code, tests: tests)

        #expect(throws: KataError.noSuchExercise("Evn", similar: ["Even"])) {
            try grade(["Evn"])
        }
    }

    // MARK: - The same again

    @Test func `the same submissions come to the same files, byte for byte`() throws {
        for (number, name) in ["Zoë", "ann", "Bob"].enumerated() {
            let salt = "// \(number)\n"
            try hand(
                in: name, code: code + salt,
                tests: tests.replacing("isEven(3)", with: "isEven(\(number))"))
        }
        let random = #"print(UUID()); #expect(UUID().uuidString == "")"#
        try hand(in: "Random", code: code, tests: Abuse.tests(random))

        _ = try grade()
        let first = try results()
        _ = try grade(options: GradeAll.Options(isFresh: true))

        #expect(try results() == first)
        #expect(first.count == 8)
    }

    @Test func `shards that are merged are the whole, byte for byte`() throws {
        for number in 1...5 {
            try hand(in: "Person \(number)", code: code + "// \(number)\n", tests: tests)
        }
        _ = try grade()
        let whole = try results()

        for number in 1...2 {
            _ = try grade(
                options: GradeAll.Options(
                    into: room.url("parts/\(number)").path, shard: Shard("\(number)/2")))
        }
        _ = try grade(in: "parts", options: GradeAll.Options(isMerge: true))

        #expect(try results("parts-grades") == whole)
    }

    @Test func `a room without names has none anywhere`() throws {
        for name in ["Ann", "Bob"] { try hand(in: name, code: code + "// \(name)\n", tests: tests) }
        try room.write(code, to: "submissions/Ann/Ann/Even/Sources/Even.swift")

        let book = try grade(options: GradeAll.Options(isAnonymous: true))

        #expect(book.people.map(\.name) == ["Person 1", "Person 2"])
        let texts = try results().flatMap { [$0.key, $0.value] }.joined().lowercased()
        #expect(!texts.contains("ann") && !texts.contains("bob"))
    }

    @Test func `it goes on where it was interrupted`() throws {
        for number in 1...4 {
            try hand(
                in: "Person \(number)", code: code + "// \(number)\n",
                tests: tests + "// \(number)\n")
        }
        let kept = Mutex<[[String]: Data]>([:])
        let runs = Mutex(0)
        let isInterrupted = Mutex(true)
        var world = course.world
        world.lab = { SampleCourse.lab }
        world.engine = Engine { run in
            let number = runs.withLock { runs in
                runs += 1
                return runs
            }
            let isThird = run.modules.contains { $0.files.values.contains { $0.contains("// 3") } }
            // The first four are their own tests on their own code.
            if isThird, number > 4, isInterrupted.withLock({ $0 }) { throw LabError.cancelled }
            return .green
        }
        world.memory = Memory { key in
            kept.withLock { $0[key] }
        } keep: { data, key in
            kept.withLock { $0[key] = data }
        }

        #expect(throws: LabError.cancelled) { try grade(world) }
        isInterrupted.withLock { $0 = false }
        runs.withLock { $0 = 0 }
        _ = try grade(world)

        // Each has one run and then four.
        #expect(runs.withLock { $0 } == 2 * 5)
        #expect(course.output.contains("2 of 4 are known from before."))
    }

    // MARK: - Nobody else's verdict

    @Test func `what two people have written never runs in one place`() throws {
        let names = ["Ann", "Bob"]
        for name in names {
            try hand(in: name, code: code + "// \(name)\n", tests: tests + "// \(name)\n")
        }
        let authors = Mutex<[String: Set<String?>]>([:])
        var world = course.world
        world.lab = { SampleCourse.lab }
        world.engine = Engine { run in
            let text = run.modules.flatMap(\.files.values).joined()
            for name in names where text.contains("// " + name) {
                authors.withLock { _ = $0[name, default: []].insert(run.author) }
            }
            return .green
        }

        _ = try grade(world)

        let found = authors.withLock(\.self)
        #expect(found["Ann"]?.count == 1)
        #expect(found["Bob"]?.count == 1)
        #expect(Set(found.values.joined()).subtracting([nil]).count == 2)
    }

    @Test func `what one run does to the Lab is no one else's, and is tried again`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: "// bomb\n" + code, tests: tests)
        let kept = Mutex<[[String]: Data]>([:])
        var world = course.world
        world.lab = { SampleCourse.lab }
        world.engine = Engine { run in
            if run.modules.contains(where: { $0.files.values.contains { $0.contains("bomb") } }) {
                throw LabError.cannotRun("the compiler", reason: "signal 11")
            }
            return try SampleCourse.lab.run(run)
        }
        world.memory = Memory { _ in
            nil
        } keep: { data, key in
            kept.withLock { $0[key] = data }
        }

        let book = try grade(world)

        #expect(book.people.map { $0.grades[0].state } == [.done, .failing])
        #expect(kept.withLock { $0.count } == 1)
        #expect(course.errors.contains("the compiler could not be run"))
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
        let handedIn = HandedIn(
            in: room.url("submissions/Ann"), [SampleCourse.exercise])

        let book = try grader.gradebook([("Ann", handedIn)])

        #expect(book.people[0].grades[0].yourTestsOnYourCode?.verdict == "green")
    }

    @Test func `where nothing confines, it has to be asked for`() throws {
        try hand(in: "Ann", code: code, tests: tests)
        let lab = try Lab(folder: room.url("cache"), confinement: Confinement(name: "none"))
        var world = course.world
        world.lab = { lab }

        #expect(throws: KataError.noConfinement("it was asked for")) { try grade(world) }
        #expect(throws: Never.self) {
            try grade(world, options: GradeAll.Options(isUnconfined: true))
        }
    }

    /// What never ends has less time than what may be slow where much else is going on.
    @Test(arguments: [true, false])
    func `all abuses at once come to what each comes to alone, and disturb nobody`(
        _ areEndless: Bool
    ) throws {
        let abuses = Abuse.all.filter { ($0.outcome == .timedOut) == areEndless }
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

    @Test func `shards are all people, each once`() throws {
        let people = Array(1...7)

        let parts = try (1...3).map { try #require(Shard("\($0)/3")).part(of: people) }

        #expect(parts.map(\.count) == [3, 2, 2])
        #expect(parts.joined().sorted() == people)
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/3/5", "-1/3"] {
            #expect(Shard(text) == nil)
        }
    }

    // MARK: - Injection

    @Test func `names and what tests are called stay text`() throws {
        let script = "<script>alert(1)<|script>"
        try hand(in: script.replacing("|", with: "\\"), code: code, tests: tests)
        let named = tests.replacing(
            "@Test func `is even`", with: ##"@Test("</td><script>alert(2)</script>") func even"##)
        try hand(
            in: "\" onclick=\"alert(3)", code: code,
            tests: named.replacing("!isEven(3)", with: "isEven(3)"))
        try hand(in: "=1+1", code: "#error(\"<script>alert(4)</script>\")\n", tests: tests)

        _ = try grade()

        let files = try results()
        for (path, text) in files where path.hasSuffix(".html") {
            #expect(!text.contains("<script>alert"), "\(path)")
            #expect(!text.contains("\" onclick"), "\(path)")
        }
        #expect(files.values.contains { $0.contains("&lt;script&gt;alert(2)&lt;/script&gt;") })
        #expect(files["grades.csv"]?.contains("\r\n\"'=1+1\",") == true)
        #expect(files["grades.csv"]?.contains("\"\"\" onclick=\"\"alert(3)\"") == true)
        #expect(files["grades.xml"]?.contains("<script>") == false)
        #expect(files.keys.allSatisfy { $0.allSatisfy { $0.isASCII && $0 != " " } })
    }

    @Test func `each person has a page of their own`() {
        let names = ["Ann", "ann", "Ann ", "../Ann", "Zoë", "漢字", "", "."]

        let paths = names.map(GradeFiles.path)

        #expect(Set(paths.map { $0.lowercased() }).count == names.count)
        #expect(paths.allSatisfy { $0.wholeMatch(of: /people\/[a-z0-9-]+\.html/) != nil })
    }

    // MARK: - The room

    @discardableResult
    private func hand(in name: String, code: String, tests: String) throws -> URL {
        let home = "submissions/\(name)/\(SampleCourse.exercise)"
        try room.write(tests, to: home + "Tests/EvenTests.swift")
        try room.write(code, to: home + "Sources/Even.swift")
        return room.url(home + "Sources/Even.swift")
    }

    /// Grades with a real compiler.
    private func grade(
        _ names: [String] = [], in folder: String = "submissions",
        options: GradeAll.Options = GradeAll.Options(), seconds: Double = 30
    ) throws -> Gradebook {
        var lab = SampleCourse.lab
        lab.limits.seconds = seconds
        var world = course.world
        world.lab = { [lab] in lab }
        world.engine = Engine { [lab] in
            try lab.run($0)
        } runAfresh: { [lab] in
            try lab.run($0, fresh: true)
        }
        return try grade(world, names, in: folder, options: options)
    }

    @discardableResult
    private func grade(
        _ world: World, _ names: [String] = [], in folder: String = "submissions",
        options: GradeAll.Options = GradeAll.Options()
    ) throws -> Gradebook {
        let exit = try GradeAll(world: world, options: options).run(room.url(folder).path, names)
        #expect(exit == 0)
        let place = options.into.map(URL.init(fileURLWithPath:)) ?? room.url(folder + "-grades")
        return try GradeFiles(folder: place).read()
    }

    private func results(_ folder: String = "submissions-grades") throws -> [String: String] {
        try room.files(in: folder)
    }

    private func result(_ path: String) throws -> String {
        try Disk.text(room.url("submissions-grades/" + path))
    }
}
