import Testing

@testable import kata

/// A chapter that was typed in words of one's own, judged by what it does.
struct CheckChapterTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.perform("follow", "1")
    }

    @Test func `code and tests of one's own that do what the chapter's do are right`() throws {
        try type("number == number", "#expect(isLeap(2024))")

        let code = try check("1.2")

        #expect(code == 0)
        course.expect(
            end: """
                1 · Leap years, step 1.2

                                your code           the chapter's code    faulty versions
                  your tests    ✔ 1 passed          ✔ 1 passed            1 of 1 noticed
                  its tests     ✔ 1 passed          ✔ 1 passed

                Next: ⚫ 1.3 Break it: no year is
                Chapters/01-Leap.md:37

                """)
        #expect(course.state.progress().reached == ["Leap": 2])
    }

    @Test(arguments: [
        Typed(
            "a damage that one's own tests do not notice", "true", "_ = isLeap(2024)", at: "1.3",
            "  your tests    ✔ 1 passed          ✔ 1 passed            1 of 2 noticed\n",
            "Next: your tests do not notice the damage of step 1.3: Break it: no year is\n"),
        Typed(
            "a test that was forgotten", "true", "_ = 2024", at: "1.2", "0 of 1 noticed\n",
            "Next: your tests do not notice code that lacks what step 1.1 asks for:"
                + " Red: nothing there\n"),
        Typed(
            "code that does something else", "false", "#expect(!isLeap(2023))", at: "1.2",
            "Next: the chapter's test “2024 is a leap year” is not content with your code.\n"),
        Typed(
            "the same, where the place is not sure", "false", "#expect(!isLeap(2023))", at: "1",
            "Are you at another step? swift run kata check 1."),
        Typed(
            "tests that ask for something else", "year == 2024",
            "#expect(isLeap(2024) && !isLeap(2023))", at: "1.2",
            "Next: your test “mine” asks for something that"),
        Typed(
            "a red test that asks for something else than the step", nil, "#expect(!isLeap(2024))",
            at: "1.1", askingForMore, "true"),
        Typed(
            "a test that crashes where the step is green", nil, "fatalError(\"\\(isLeap(2024))\")",
            at: "1.1", askingForMore, "true"),
        Typed(
            "a red test that no code of the chapter's can make green", nil,
            "#expect(!leaps(2024))", at: "1.1",
            "Next: use the chapter's names where its tests and yours meet."
                + " cannot find 'leaps' in scope\n"),
        Typed(
            "what does not compile", "yes", "#expect(isLeap(2024))", at: "1.2",
            "Next: make it compile.\ncannot find 'yes' in scope\n"),
        Typed(
            "the same, where a red step is to come", "retrun true", "#expect(isLeap(2024))",
            at: "1.1", "Next: make it compile.\n", "Practice/Sources/Leap/Leap.swift:2\n"),
        Typed(
            "code that is there before its test", "true", "#expect(isLeap(2024))", at: "1.1",
            "Next: step 1.1 is to be red, and your code does already what its test asks for.\n"),
        Typed(
            "the same, with a test that is red on the chapter's code", "true",
            "#expect(!isLeap(2024))", at: "1.1",
            "Next: step 1.1 is to be red, and your code does already what its test asks for.\n"),
        Typed(
            "a step whose test is there and green may be the next one", "false",
            "#expect(!isLeap(2024))", at: "1.1",
            "Next: step 1.1 is to be red, and your tests are green. Is the code of step 1.2 there"
                + " already? swift run kata check 1.2\n"),
    ])
    func `what is not right at a step is said`(_ typed: Typed) throws {
        try type(typed.code, typed.test)

        #expect(try check(typed.place) == 1)

        for words in typed.words { course.expect(words) }
        #expect(course.state.progress().reached == ["Leap": 0])
    }

    private static let askingForMore =
        "Next: your test “mine” asks for something else than step 1.1: it fails on the chapter's code"
        + " of the green step, too.\n"

    /// What somebody has typed, and what a check at a place says of it.
    struct Typed: CustomTestStringConvertible {
        var testDescription: String
        var code: String?
        var test: String
        var place: String
        var words: [String]

        init(
            _ name: String, _ code: String?, _ test: String, at place: String, _ words: String...
        ) {
            testDescription = name
            self.code = code
            self.test = test
            self.place = place
            self.words = words
        }
    }

    @Test func `a step that is to be red is right when it is, and not before`() throws {
        #expect(try check("1.1") == 1)
        course.expect("Next: step 1.1 is to be red")
        #expect(try check("1") == 1)
        course.expect("at its beginning\n\nNext: 🔴 1.1 Red: nothing there\n")

        try type(nil, "#expect(isLeap(2024))")

        #expect(try check("1.1") == 0)
        course.expect("Next: 🟢 1.2 Green: it is\n")
    }

    @Test(
        arguments: [
            (
                "year != 2024", "2023", 1,
                " 1 of 2 noticed\n  its tests     ✔ 1 passed          ✔ 1 passed\n\n"
                    + "Next: your tests do not notice this faulty version: It leaps wrongly\n"
            ),
            ("year == 2024", "2024", 0, " 1 of 1 noticed\n"),
        ] as [(String, String, Int32, String)])
    func `a faulty version of the stage is to be noticed, if the chapter's tests notice it`(
        _ mutant: String, _ year: String, _ code: Int32, _ words: String
    ) throws {
        try write(mutant: mutant)
        try type("true", "#expect(isLeap(\(year)))")

        #expect(try check("1.2") == code)

        course.expect(words)
    }

    @Test func `a damage is offered until something is saved, in words of one's own, too`() throws {
        try type("number == number", "#expect(isLeap(2024))")

        for _ in 1...2 {
            _ = try perform()
            course.expect("⚫ 1.3")
        }
        // Broken and mended.
        try type("number == number", "#expect(isLeap(2024))")
        _ = try perform()

        #expect(!course.output.contains("⚫ 1.3"), "\(course.output)")
    }

    @Test func `a mistake takes nobody back`() throws {
        try type("year == 2024", "#expect(isLeap(2024))")
        #expect(try check("1.2") == 0)
        try type("year == 4", "#expect(isLeap(2024))")

        #expect(try check("1") == 1)

        course.expect("1 · Leap years, after step 1.2\n")
        course.expect(
            "If this is the damage of step 1.3 (“Break it: no year is”), it is noticed: take it"
                + " back.")
        #expect(course.state.progress().reached == ["Leap": 2])
    }

    @Test func `who has made the next step need not say so`() throws {
        let course = try SampleCourse(report: .red)
        course.answer(.green, whereCodeContains: "true")
        // Where it is cannot be told: the first run does not come to an end.
        course.answer(Report(verdict: .timedOut(during: nil)), .green, whereCodeContains: "own")
        try course.perform("follow", "1.1")
        try course.write(
            String(repeating: "// own\nlet a = 1\n", count: 4),
            to: "Practice/Sources/Leap/Leap.swift")

        #expect(try course.perform("check", "1") == 0)

        course.expect(start: "1 · Leap years, after step 1.2\n")
    }

    @Test func `XCTest's dash without words is not shown`() throws {
        let failure = Failure(test: "T.test_a", message: "XCTAssertTrue failed - ")
        let course = try SampleCourse(
            report: Report(
                verdict: .red, tests: [TestResult(id: "t", name: "T.test_a", outcome: .failed)],
                failures: [failure]))
        course.answer(.green, whereCodeContains: "true")
        try course.perform("follow", "1.2")
        try course.change("Practice/Sources/Leap/Leap.swift", "true", to: "year == 4")

        try course.expect("\nXCTAssertTrue failed\n", from: "check", "1.2")
    }

    @Test func `a test that nobody runs is named`() throws {
        try course.write(
            "import XCTest\n\nfunc test_isLeap_in2024() {\n    XCTAssert(true)\n}\n",
            to: "Practice/Tests/LeapTests/LeapTests.swift")

        _ = try check("1")

        let words =
            "Nobody runs `test_isLeap_in2024`: it stands outside of every class.\n"
            + "Practice/Tests/LeapTests/LeapTests.swift:3\n"
        course.expect(words)

        _ = try perform("watch", "--once")

        course.expect(words)
    }

    @Test func `a chapter that is not in Practice cannot be checked`() throws {
        try course.write("# 2 · Wishes\n", to: "Chapters/02-Wishes.md")

        #expect(throws: KataError.notInPractice(2)) { try check("2") }
    }

    @Test func `what one's tests noticed at the last check, and do not any more, is named first`()
        throws
    {
        try type("true", "#expect(isLeap(2024))")
        #expect(try check("1.3") == 0)
        try type("true", "_ = isLeap(2024)")

        for _ in 1...2 {
            #expect(try check("1.3") == 1)

            #expect(
                course.output.replacing(/at \d\d:\d\d/, with: "at 14:05").hasPrefix(
                    """
                    Your tests notice less than they did at 14:05:
                      · not noticed any more: the damage of step 1.3: Break it: no year is (by “mine”)

                    1 · Leap years, step 1.3

                    """), "\(course.output)")
        }
        try course.perform("follow", "1.2")
        _ = try check("1")
        course.expect(start: "1 · Leap years")
    }

    @Test(arguments: [
        ("2024 is a leap year", "1.2", true), ("mine", "1.2", false),
        ("2024 is a leap year", "1.3", false),
    ])
    func `only a test that the chapter has, too, is missed, and at the same step`(
        _ name: String, _ step: String, _ isMissed: Bool
    ) throws {
        let path = "Practice/Tests/LeapTests/LeapTests.swift"
        let other = "@Test func other() { #expect(isLeap(2024)) }\n"
        try type("true", "#expect(isLeap(2024))")
        let tests = try course.read(path).replacing("mine", with: "`\(name)`")
        try course.write(tests + other, to: path)
        #expect(try check(step) == 0)
        try course.write(
            String(tests.prefix { $0 != "`" }).replacing("@Test func ", with: "") + other,
            to: path)

        _ = try check("1.2")

        let isSaid = course.output.contains("“\(name)” is gone\n\n1 · Leap years, step 1.2")
        #expect(isSaid == isMissed, "\(course.output)")
        #expect(course.output.hasPrefix("1 · Leap years, step 1.2") != isMissed)
    }

    @Test func `it is also where the tests look like those of an earlier step`() throws {
        try type("true", "#expect(isLeap(2024))")
        #expect(try check("1.2") == 0)
        try type("true", "")

        for _ in 1...2 {
            _ = try check("1")
            course.expect(start: "Your tests notice less than")
        }
    }

    /// Writes a body for the function, or no code, and one for a test.
    private func type(_ code: String?, _ test: String) throws {
        if let code {
            try course.write(
                "func isLeap(_ year: Int) -> Bool {\n    \(code)\n}\n"
                    .replacing("year", with: code.contains("number") ? "number" : "year"),
                to: "Practice/Sources/Leap/Leap.swift")
        }
        try course.write(
            """
            import Testing

            @testable import Leap

            @Test func mine() { \(test) }

            """, to: "Practice/Tests/LeapTests/LeapTests.swift")
    }

    /// Writes a faulty version of the stage.
    private func write(mutant code: String) throws {
        try course.write(
            """
            # Leap: faulty versions

            ## It leaps wrongly

            Caught by `2024 is a leap year`.

            ```swift
            // Sources/Leap/Leap.swift
            func isLeap(_ year: Int) -> Bool {
                \(code)
            }
            ```

            """, to: "Chapters/Faults/Leap.mutants.md")
    }

    private func check(_ place: String) throws -> Int32 { try perform("check", place) }

    private func perform(_ words: String...) throws -> Int32 {
        try course.perform(words, in: course.compiling)
    }
}
