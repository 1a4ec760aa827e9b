import Foundation
import Synchronization
import Testing

@testable import kata

/// What is said of a room whose submissions are judged.
struct GradeTests: Grading {
    let course: SampleCourse
    let room: TemporaryFolder

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
        try room.write("?", to: "submissions/Dan/\(SampleCourse.exercise)Tests/desktop.ini")
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
        #expect(course.output.contains("  · Even: Every number is even (missed by 2 of 3)\n"))
    }

    @Test func `what is wrong on one side says nothing of the other`() throws {
        try hand(in: "Ann", code: code.replacing("== 0", with: "== 1"), tests: tests)
        try hand(in: "Bob", code: code, tests: Abuse.tests("#expect(isEven(3))"))
        try hand(in: "Cat", code: "?", tests: tests)
        try hand(in: "Dan", code: code, tests: tests + "?")

        let grades = try grade().people.map { $0.grades[0] }

        #expect(grades.map(\.state) == [.failing, .failing, .failing, .failing])
        #expect(
            grades.map { $0.yourTestsOnOurCode?.verdict } == [
                "green", "red", "green", "doesNotCompile",
            ])
        #expect(
            grades.map { $0.ourTestsOnYourCode?.verdict } == [
                "red", "green", "doesNotCompile", "green",
            ])
        #expect(
            grades.map(\.faults) == [
                [.noticed, .noticed], [.missed, .missed], [.noticed, .noticed], [],
            ])
        let page = try result(GradeFiles.path(of: "Bob"))
        #expect(page.contains("<code>“is even”: Expectation failed: isEven(3)"), "\(page)")
    }

    @Test func `there is a table with a line for each, and a page in words that help`() throws {
        try course.addExercise("Odd")
        try hand(in: "Ann", code: code, tests: Abuse.tests("#expect(isEven(2))"))
        let history = HistoryFile(url: room.url("submissions/Ann/.kata/history/Even.jsonl"))
        for time in [0.0, 300] { try history.append(Entry(time: time, light: .red)) }
        try room.write("", to: "submissions/Bob/README.md")

        _ = try grade()

        #expect(
            try result("grades.csv") == """
                "person","exercise","verdict","own tests","ours passed","ours","faults noticed",\
                "faults","minutes"\r
                "Ann","Even","not yet","1","1","1","1","2","5"\r
                "Bob","Even","missing","","","","","",""\r

                """)
        let page = try result(GradeFiles.path(of: "Ann"))
        #expect(page.contains("<h1>Ann</h1>"))
        #expect(page.contains("Your tests notice 1 of 2 faulty versions."))
        #expect(
            page.contains("<th scope=\"row\">your tests</th><td class=\"done\">✔ 1 passed</td>"))
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

    @Test func `a kata is judged by the last part that its code does`() throws {
        try course.becomeKata()
        let whole = code.replacing("n & 1 == 0", with: "n != 0 && n & 1 == 0")
        let two = "#expect(isEven(2))\n#expect(!isEven(3))"
        try hand(in: "Ann", code: code, tests: tests)
        try hand(in: "Bob", code: whole, tests: Abuse.tests(two + "\n#expect(!isEven(0))"))
        try hand(in: "Cat", code: code, tests: Abuse.tests("#expect(isEven(2))"))
        try hand(in: "Dan", code: code.replacing("== 0", with: "== 1"), tests: tests)

        let grades = try grade().people.map { $0.grades[0] }

        #expect(grades.map(\.part) == ["part 1 of 2", nil, "part 1 of 2", "part 1 of 2"])
        #expect(grades.map(\.state) == [.notYet, .done, .notYet, .failing])
        #expect(
            grades[0].advice == [
                "This is part 1 of 2, 2 of its 2 faults noticed.",
                "It is done: part 2 comes next.",
            ])
        #expect(grades[1].faults == [.noticed])
        #expect(grades[2].advice.first == "This is part 1 of 2, 1 of its 2 faults noticed.")
        #expect(grades[0].words.hasPrefix("not yet, part 1 of 2, ✔"))
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
        #expect(first.count == 7)
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
        var world = world { run in
            let number = runs.withLock { runs in
                runs += 1
                return runs
            }
            // The first four are their own tests on their own code.
            if run.has("// 3"), number > 4, isInterrupted.withLock({ $0 }) {
                throw LabError.cancelled
            }
            return .green
        }
        world.memory = Memory { key in
            kept.withLock { $0[key] }
        } keep: { data, key in
            kept.withLock { $0[key] = data }
        }

        #expect(throws: LabError.cancelled) { try grade(world) }
        isInterrupted.withLock { $0 = false }
        let before = kept.withLock(\.count)
        #expect(before < 4)
        runs.withLock { $0 = 0 }
        _ = try grade(world)

        // Each has one run and then four.
        #expect(runs.withLock { $0 } == (4 - before) * 5)
        #expect(before == 0 || course.output.contains("\(before) of 4 are known from before."))
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
        #expect(files.keys.allSatisfy { $0.allSatisfy { $0.isASCII && $0 != " " } })
    }

    @Test func `each person has a page of their own`() {
        let names = ["Ann", "ann", "Ann ", "../Ann", "Zoë", "漢字", "", "."]

        let paths = names.map(GradeFiles.path)

        #expect(Set(paths.map { $0.lowercased() }).count == names.count)
        #expect(paths.allSatisfy { $0.wholeMatch(of: /people\/[a-z0-9-]+\.html/) != nil })
    }
}
