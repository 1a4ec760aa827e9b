import Foundation
import Testing

@testable import kata

/// Where somebody is in a chapter whose own words do not tell, and whose tests may be red.
struct WhereaboutsWhileRedTests {
    let course: SampleCourse

    private static let first = "@Test func `2024 is`() { #expect(isLeap(2024)) }"
    private static let second = "@Test func `2023 is not`() { #expect(!isLeap(2023)) }"

    init() throws {
        course = try SampleCourse()
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: always", Self.code("true")),
            ("🔴", "Red: another", Self.tests(Self.first + "\n" + Self.second)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
            ("⚫", "Break it: never", Self.code("year == 2023")),
            ("🔵", "Refactor: by a name", Self.code("year.isMultiple(of: 4)")),
        ])
    }

    private func write(_ steps: [(sign: String, title: String, code: String)]) throws {
        let text = steps.enumerated().map { index, step in
            let isRed = ["🔴", "⚫"].contains(step.sign)
            return
                "### \(step.sign) 1.\(index + 1) · \(step.title)\n\n```swift\n\(step.code)```\n\n"
                + "```console\n\(isRed ? "error: no" : "✔ Test run with 1 test")\n```\n\n"
        }
        try course.write(
            "# 1 · Leap years\n\n" + text.joined()
                + "[Even](../\(SampleCourse.exercise)README.md)\n",
            to: "Chapters/01-Leap.md")
        // The course's own files are as the chapter leaves them.
        for text in steps.suffix(4).map(\.code) {
            let lines = text.lines
            try course.write(lines.dropFirst().text, to: String(lines[0].dropFirst(3)))
        }
    }

    @Test func `code that crashes is no fake of one's own`() throws {
        try follow("1.3")
        try type(
            Self.first.replacing("is`", with: "leaps`") + "\n"
                + Self.second.replacing("is not`", with: "leaps not`"),
            "year == 2024 || [Bool]()[year]")

        #expect(try perform("check", "1") == 1, "\(course.output)")
        #expect(!course.output.contains("fakes this step"), "\(course.output)")
        course.expect("crash")
    }

    /// What was asked for before is not there any more, or nothing is.
    @Test(arguments: ["year % 4 == 1", "yeah % 4 == 0"])
    func `a green step whose tests are red, or do not compile, is still to be done`(
        _ code: String
    ) throws {
        try follow("1.3")
        try type(Self.first + "\n" + Self.second, code)

        try look("On the way to 🟢 1.4")
        try perform()
        course.expect("  🟢 1.4 Green: each fourth\n")
    }

    @Test func `a value of one's own is right where the chapter only fakes it`() throws {
        try followFake()
        try course.write(Self.tests(Self.own), to: "Practice/Tests/LeapTests/LeapTests.swift")

        #expect(try perform("check", "1.1") == 0, "\(course.output)")
        try look("1.1 should be red: it is.")

        try type(Self.own, "year == 1988")
        try look("1.2 should be green: it is. Next: 🔴 1.3")
        #expect(try perform("check", "1.2") == 0, "\(course.output)")
        #expect(try perform("check", "1") == 0, "\(course.output)")
        course.expect("The chapter fakes this step, and so do you, with a value of your own.\n")
        #expect(try perform("compare", "1.2") == 0, "\(course.output)")
    }

    /// A test of one's own at a step that the chapter fakes.
    private static let own = "@Test func `mine`() { #expect(isLeap(1988)) }"

    /// Begins a chapter that fakes its first green.
    private func followFake() throws {
        let more = "@Test func `1996 is`() { #expect(isLeap(1996)) }"
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: a fake", Self.code("year == 2024")),
            ("🔴", "Red: another", Self.tests(Self.first + "\n" + more)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
        ])
        try follow("1")
    }

    @Test func `who answers a red that only asked in words of their own is not lost`() throws {
        let wrong = Self.first.replacing("2024)", with: "2023)")
        try write([
            (
                "🔴", "Red: ask",
                Self.code("year == 2024") + "```\n\n```swift\n" + Self.tests(wrong)
            ),
            ("🟢", "Green: believe it", Self.tests(Self.first)),
            ("🔴", "Red: another", Self.tests(Self.first + "\n" + Self.own)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
        ])
        try follow("1.1")

        try type("@Test func `mine`() { #expect(isLeap(2000 + 24)) }", "year == 2024")

        try perform()
        course.expect("You are in chapter")
    }

    @Test func `the red behind a fake of one's own is one more, and so is its green`() throws {
        try followFake()
        try type(Self.own, "year == 1988")
        #expect(try perform("check", "1.2") == 0, "\(course.output)")

        // Two reds are not the one that the step asks for.
        let other = Self.own + "\n@Test func `other`() { #expect(isLeap(1992)) }"
        try type(other, "year == 1")
        #expect(try perform("check", "1.3") == 1, "\(course.output)")

        try type(other, "year == 1988")
        #expect(try perform("check", "1.3") == 0, "\(course.output)")
        try look("1.3 should be red: it is. Next: 🟢 1.4")

        // Both examples in one test: that is the step behind the fake.
        let both = "@Test func `mine`() { #expect(isLeap(1988)); #expect(isLeap(1992)) }"
        try type(both, "year.isMultiple(of: 4)")
        try look("1.4 should be green: it is. The chapter is done.")
    }

    @Test func `a red in other words is found behind tests that all sleep`() throws {
        let asleep = Self.first.replacing("@Test", with: "@Test(.disabled(\"later\"))")
        let inner = "@Test func `2028 is`() { #expect(isLeap(2028)) }"
        try write([
            (
                "🔴", "Red: the outer",
                Self.code("false") + "```\n\n```swift\n" + Self.tests(Self.first)
            ),
            ("🟢", "Green: it sleeps", Self.tests(asleep)),
            ("🔴", "Red: an inner one", Self.tests(asleep + "\n" + inner)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
        ])
        try follow("1.2")
        try type(asleep + "\n" + Self.own, "year < 0")

        try look("1.3 should be red: it is. Next: 🟢 1.4")
    }

    @Test func `a test that does not compile is not the red of a step whose test compiles`() throws
    {
        try follow("1.1")
        try course.write(
            Self.tests(Self.first.replacing("isLeap(", with: "isLaep(")),
            to: "Practice/Tests/LeapTests/LeapTests.swift")

        #expect(try perform("check", "1.1") == 1, "\(course.output)")
        course.expect("cannot find 'isLaep' in scope")
        #expect(try perform("compare", "1.1") == 1, "\(course.output)")

        try follow("1.2")
        let second = Self.second.replacing("isLeap(", with: "isLaep(")
        try type(Self.first + "\n" + second, "year == year")
        try perform("watch", "--once")
        #expect(!course.output.contains("should be red: it is."), "\(course.output)")
        #expect(try perform("check", "1.3") == 1, "\(course.output)")
        course.expect("Next: make it compile.\n")
        #expect(!course.output.contains("noticed"), "\(course.output)")
    }

    @Test func `a step is not behind who writes otherwise, as long as one before it is to be made`()
        throws
    {
        let both = Self.first + "\n" + Self.second
        // What is short is most like anything.
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: always", Self.code("let always = true\n    return always")),
            ("🔴", "Red: another", Self.tests(both)),
            ("🟢", "Green: each fourth", Self.code("let rest = year % 4\n    return rest == 0")),
            ("⚫", "Break it: never", Self.code("year == 2023")),
            ("🔵", "Refactor: by a name", Self.code("year.isMultiple(of: 4)")),
        ])
        try follow("1.3")
        let own = both.replacing("20", with: "19")
        let right =
            "let remainder = year % 4\n    if remainder > 0 { return false }\n    return true"

        try type(own, right)
        try look("1.4 should be green: it is. Next: ⚫ 1.5")

        try type(own, "let remainder = year < 0\n    return remainder")
        try look("1.5 should be red: it is. Take the damage back.")

        try type(own, right)
        try look("Next: 🔵 1.6")
    }

    @Test
    func `a step that changes tests alone is made by whoever has these, beside words of their own`()
        throws
    {
        let more = "@Test func `1996 is`() { #expect(isLeap(1996)) }"
        let better = more.replacing("1996))", with: "1900 + 96))")
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
            ("🟢", "Green at once: more", Self.tests(Self.first + "\n" + more)),
            ("🔵", "Refactor: the test", Self.tests(Self.first + "\n" + better)),
        ])
        try follow("1.2")
        let own = Self.first.replacing("is`", with: "leaps`")

        for (typed, step) in [("", 2), (more, 3), (better, 4)] {
            try type(own + "\n" + typed, "let rest = year % 4\n    return rest == 0")
            try look("1.\(step) should be green: it is.")
        }
    }

    @Test func `a test that is red on the chapter's code as well asks for too much`() throws {
        try follow("1.4")
        let wrong = "@Test func `2022 is`() { #expect(isLeap(2022)) }"
        try type(Self.first + "\n" + Self.second + "\n" + wrong, "year % 4 == 0")

        #expect(try perform("check", "1") == 1, "\(course.output)")
        course.expect(
            "Next: your test “2022 is” asks for something that the chapter's code does not do.")
        #expect(!course.output.contains("take it back"), "\(course.output)")
    }

    @Test func `a file where nobody looks for it is told, with the chapter's place`() throws {
        let replayed = try course.project.replay(chapter: 1)
        var files = replayed.tree(after: 2)
        files["Sources/Own.swift"] = "func own() {}\n"
        files["Sources/Leap/LeapTests.swift"] = "let a = 1\n"
        files["Tests/LeapTests/LeapTests.swift"] = nil
        files["Sources/Leap/More.swift"] = "import Testing\n\n@Test func `own`() {}\n"

        #expect(
            replayed.unrunNotes(on: files) == [
                "Practice/Sources/Leap/LeapTests.swift: the chapter has it in Tests/LeapTests.",
                "Nobody runs the tests in Practice/Sources/Leap/More.swift: it lies in Sources.",
                "Nobody builds Practice/Sources/Own.swift: it lies in no module's folder.",
            ])
    }

    @Test func `a file of the chapter's in another folder of its module is where it belongs`()
        throws
    {
        let replayed = try course.project.replay(chapter: 1)
        let paths = ["Sources/Leap/Inner/Leap.swift", "Tests/LeapTests/Inner/LeapTests.swift"]

        let files = Tree(Dictionary(uniqueKeysWithValues: paths.map { ($0, "// \($0)\n") }))

        #expect(replayed.unrunNotes(on: files) == [])
    }

    @Test func `a damage of one's own is noticed, and to be taken back`() throws {
        try follow("1.4")
        try type(Self.first + "\n" + Self.second, "year < 0")

        try look("1.5 should be red: it is. Take the damage back.")
        try look("Take the damage back.")
        try perform()
        course.expect("The damage of step 1.5 is still in")
        try perform("compare")
        course.expect(
            "If this is the damage of step 1.5 (“Break it: never”), it is noticed: take it back.")

        try type(Self.first + "\n" + Self.second, "year % 2 == 0 && year % 4 == 0")
        try perform()
        course.expect("  🔵 1.6 Refactor: by a name\n")
    }

    @Test func `of several damages the one is named that turns the same tests red`() throws {
        let tests = Self.first + "\n" + Self.second
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: always", Self.code("true")),
            ("🔴", "Red: another", Self.tests(tests)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
            ("⚫", "Break it: never", Self.code("year == 1")),
            ("⚫", "Break it: always", Self.code("year > 0")),
            ("⚫", "Break it: the test", Self.tests(tests.replacing("!", with: ""))),
        ])
        try follow("1.4")

        try type(tests, "0 < year")
        #expect(try perform("check", "1") == 1)
        course.expect(
            "If this is the damage of step 1.6 (“Break it: always”), it is noticed: take it"
                + " back.\n")
        try look("1.6 should be red: it is.")

        try type(tests.replacing("!isLeap(2023)", with: "isLeap(2021)"), "year.isMultiple(of: 4)")
        try look("1.7 should be red: it is.")
    }

    /// A chapter with a hole that a better example closes.
    private func writeHole() throws {
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: each fourth", Self.code("year % 4 == 0")),
            ("⚪", "A hole: each eighth", Self.code("year % 8 == 0")),
            ("🔵", "Refactor: an example", Self.tests(Self.first.replacing("2024", with: "2028"))),
            ("⚫", "Break it: each eighth", Self.code("year % 8 == 0")),
        ])
    }

    @Test func `whoever has closed a hole by a better example is behind it`() throws {
        try writeHole()
        try follow("1.2")

        try type(Self.first.replacing("2024", with: "2036"), "year % 4 == 0")

        #expect(try perform("check", "1") == 0)
        course.expect("after step 1.4\n")
    }

    @Test func `an example without the chapter's hole is congratulated, and goes on`() throws {
        try writeHole()
        let own = "@Test func `mine`() { #expect(isLeap(2012)) }"
        try follow("1")
        try type(own, "year.isMultiple(of: 4)")
        #expect(try perform("check", "1.2") == 0, "\(course.output)")

        try type(own, "year.isMultiple(of: 8)")
        #expect(try perform("check", "1") == 1)
        course.expect(
            "If this is step 1.3 (“A hole: each eighth”), your tests notice what the chapter's"
                + " do not. Well done! Take it back.\n")
        try look(
            "1.3 is a hole in the chapter's tests, and yours notice it. Well done! Take the"
                + " damage back.")

        try type(own, "year.isMultiple(of: 4)")
        #expect(try perform("check", "1") == 0)
        #expect(
            course.output.contains("after step 1.4\n") && course.output.contains("Next: ⚫ 1.5"),
            "\(course.output)")
    }

    @Test func `a test module without a source file is none to run`() throws {
        try follow("1")
        try course.write("{}\n", to: "Practice/Tests/LeapTests/board.json")

        try look("NOTHING RAN")
        #expect(!course.output.contains("no source file"), "\(course.output)")
    }

    @Test func `a step that is not typed is not done, whatever its tests say`() throws {
        try follow("1.4")

        #expect(try perform("check", "1.6") == 1)
        course.expect("Practice/ is as it is after step 1.4: nothing of step 1.6 is there yet.")
        #expect(try perform("compare", "1.6") == 1)
        #expect(!course.output.contains("words of your own"), "\(course.output)")
    }

    @Test func `a chapter that is watched or checked is what is worked on then`() throws {
        try follow("1.2")
        try perform("watch", "Even", "--once")

        try perform("watch", "1", "--once")
        course.expect(start: "1 · Leap years: GREEN")
        try perform()
        course.expect("You are in chapter 1")
        #expect(throws: KataError.noSuchChapter("2", last: 1)) {
            try perform("watch", "2", "--once")
        }

        try perform("watch", "Even", "--once")
        try perform("check", "1.2")
        try perform("watch", "--once")
        course.expect(start: "1 · Leap years: GREEN")
    }

    @Test func `a crash is a red, too`() throws {
        try follow("1.2")
        let crash = "@Test func `own`() { #expect([0][isLeap(2023) ? 1 : 0] == 0) }"
        try type(Self.first.replacing("is`", with: "leaps`") + "\n" + crash, "true || year == 0")

        try look("1.3 should be red: it is.")
    }

    @Test func `a refactoring in other words can be told`() throws {
        try follow("1.5")
        try perform()

        course.expect("Tidied up already? swift run kata check 1.6\n")
    }

    @Test func `what is red is not tidied up`() throws {
        try write([
            ("🔴", "Red: one", Self.tests(Self.first)),
            ("🟢", "Green: always", Self.code("true")),
            ("🔵", "Refactor: by a name", Self.code("let isIt = true\n    return isIt")),
        ])
        try follow("1.2")
        try type(Self.first, "let isIt = false\n    return isIt")

        try perform()

        course.expect("  🔵 1.3 Refactor: by a name\n")
        #expect(!course.output.contains("Tidied up"), "\(course.output)")
    }

    @Test func `the first look says nothing of tests that came by other ways`() throws {
        try follow("1.4")
        try perform("watch", "--once")
        try follow("1.2")
        try type(Self.first.replacing("is`", with: "leaps`"), "year == year - 1")

        try perform("watch", "--once")

        #expect(!course.output.contains("A test is gone"), "\(course.output)")
    }

    @Test func `the coach does not complain of what the chapter asks for`() throws {
        try follow("1.1")
        try perform("watch", "--once")
        try follow("1.5")
        try perform("watch", "--once")
        try course.write(Self.code("year == 2023"), to: "Practice/Sources/Leap/Leap.swift")

        try look("Take the damage back.")
        #expect(!course.output.contains("\n→ "), "\(course.output)")
    }

    /// Looks once, and expects these words.
    private func look(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try perform("watch", "--once")
        course.expect(words, sourceLocation: sourceLocation)
    }

    private static func code(_ body: String) -> String {
        "// Sources/Leap/Leap.swift\nfunc isLeap(_ year: Int) -> Bool {\n    \(body)\n}\n"
    }

    private static func tests(_ tests: String) -> String {
        "// Tests/LeapTests/LeapTests.swift\nimport Testing\n\n@testable import Leap\n\n\(tests)\n"
    }

    private func type(_ tests: String, _ body: String) throws {
        try course.write(Self.code(body), to: "Practice/Sources/Leap/Leap.swift")
        try course.write(Self.tests(tests), to: "Practice/Tests/LeapTests/LeapTests.swift")
    }

    private func follow(_ step: String) throws { try perform("follow", step) }

    @discardableResult
    private func perform(_ words: String...) throws -> Int32 { try perform(words) }

    @discardableResult
    private func perform(_ words: [String]) throws -> Int32 {
        try course.perform(words, in: course.compiling)
    }
}
