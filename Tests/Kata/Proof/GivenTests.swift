import Testing

@testable import kata

/// A chapter that begins with folders of the course.
struct GivenTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.write(
            "import Leap\n\npublic let years = [2024].filter(isLeap)\n", to: Self.calendar)
        try course.write("import Calendar\n\nprint(years)\n", to: Self.program)
        try course.write(
            """
            # 2 · A calendar

            The calendar is there already:

            ```text given
            Sources/Calendar
            Sources/show
            ```

            ### 🔵 2.1 · Refactor: a shorter body

            ```swift
            // Sources/Leap/Leap.swift
            public func isLeap(_ year: Int) -> Bool { true }
            ```

            """, to: Self.chapter)
    }

    @Test(arguments: ["Sources/Calendar", calendar])
    func `a folder or a file is there at its beginning, and not before`(_ given: String) throws {
        try course.write("let months = 12\n", to: "Sources/Calendar/Months.swift")
        try course.change(Self.chapter, "Sources/Calendar\n", to: given + "\n")
        try course.perform("follow", "1.3")
        #expect(!course.project.exists("Practice/" + Self.calendar))

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + Self.calendar) == course.read(Self.calendar))
        let isFolder = course.project.exists("Practice/Sources/Calendar/Months.swift")
        #expect(isFolder == (given != Self.calendar))
    }

    @Test func `a file that is given in part is laid over what is there`() throws {
        let leap = "Sources/Leap/Leap.swift"
        try course.write("// …\n\nlet month = 2\n", to: "Chapters/Given/Month/Leap.swift")
        try give("Chapters/Given/Month/Leap.swift as \(leap)")
        try course.perform("follow", "1.3")
        let before = try course.read("Practice/" + leap)

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + leap) == before + "\nlet month = 2\n")
    }

    @Test(arguments: [
        ("Chapters/Given/Month as Sources/Leap", "Sources/Leap/Month.swift"),
        ("Sources/shows", "there is no folder Sources/shows"),
    ])
    func `what is not there is an error, at the line that gives it or a part of it`(
        _ given: String, _ words: String
    ) throws {
        try course.write("// …\n\nlet month = 2\n", to: "Chapters/Given/Month/Month.swift")
        try give(given)

        #expect {
            try course.perform("follow", "2")
        } throws: {
            "\($0)".hasPrefix(Self.chapter + ":7: error: ") && "\($0)".contains(words)
        }
    }

    @Test func `a copy is another module, and its tests ask that one`() throws {
        try course.write(
            "@testable import Leap\nimport LeapYears\n", to: "Tests/LeapTests/More/More.swift")
        try give("Sources/Leap as Sources/Days\nTests/LeapTests as Tests/DaysTests")

        try course.perform("follow", "2")

        let copy = try course.read("Practice/Sources/Days/Leap.swift")
        #expect(try copy == course.read("Sources/Leap/Leap.swift"))
        let tests = try course.read("Practice/Tests/DaysTests/More/More.swift")
        #expect(tests == "@testable import Days\nimport LeapYears\n")
    }

    @Test func `they are as the course has them today, and so is a copy`() throws {
        try give("Sources/Calendar as Sources/Days")
        try course.perform("follow", "2")
        try course.write("let years: [Int] = []\n", to: Self.calendar)

        try course.perform("follow", "2")

        for path in [Self.calendar, "Sources/Days/Years.swift"] {
            #expect(try course.read("Practice/" + path) == "let years: [Int] = []\n")
        }
    }

    @Test func `the package can run the program among them`() throws {
        try course.perform("follow", "2")

        let manifest = try course.read("Practice/Package.swift")
        #expect(manifest.contains(#".target(name: "Calendar", dependencies: ["Leap"])"#))
        #expect(manifest.contains(#".executableTarget(name: "show", dependencies: ["Calendar"])"#))
    }

    @Test func `the package builds what the chapter touches, names or needs, and nothing else`()
        throws
    {
        try course.write(
            """
            # 3 · A clock

            Run the tests of chapter 1, too: `swift test --filter 'Leap|Clock'`.

            ### 🔵 3.1 · Refactor: a clock

            ```swift
            // Sources/Clock/Clock.swift
            import Hands
            ```

            ```swift
            // Sources/Hands/Hands.swift
            let hands = 2
            ```

            """, to: "Chapters/03-Clock.md")
        try course.perform("follow", "3")
        let manifest = try course.read("Practice/Package.swift")

        for name in ["Clock", "Hands", "Leap", "LeapTests"] {
            #expect(manifest.contains("arget(name: \"\(name)\""))
        }
        #expect(!manifest.contains("Calendar"))
        #expect(course.project.exists("Practice/" + Self.calendar))
    }

    @Test func `steps are proved with them, and what breaks one without tests is found`() throws {
        try course.write(
            "public func isLeap(_ year: Int) -> Bool { true }\n", to: "Sources/Leap/Leap.swift")
        let (code, output) = try course.verify("2")
        #expect(code == 0, "\(output)")

        try course.change(Self.chapter, "public func", to: "func")

        let (later, now) = try course.verify("2")
        #expect(later == 1)
        #expect(now.contains("cannot find 'isLeap' in scope"), "\(now)")
    }

    @Test func `tests that need what a step makes are found, also in a copy`() throws {
        try course.write(
            """
            import Testing

            @testable import Leap

            @Test func `this year is one`() { #expect(isLeap(2024, in: 1)) }

            """, to: "Tests/YearsTests/YearsTests.swift")
        try give("Tests/YearsTests as Tests/DaysTests\nTests/YearsTests")
        try course.change(
            Self.chapter, "(_ year: Int) -> Bool { true }",
            to: "(_ year: Int, in month: Int = 1) -> Bool { true }")

        let (code, output) = try course.verify("2")

        #expect(code == 1)
        let words = "compiles when the chapter begins"
        for (name, line) in [("DaysTests", 7), ("YearsTests", 8)] {
            #expect(
                output.contains(
                    "\(Self.chapter):\(line): error\n  expected: Tests/\(name) \(words)"),
                "\(output)")
        }
    }

    /// Lets the chapter be given this in place of the program.
    private func give(_ lines: String) throws {
        try course.change(Self.chapter, "Sources/show\n", to: lines + "\n")
    }

    private static let chapter = "Chapters/02-Calendar.md"
    private static let calendar = "Sources/Calendar/Years.swift"
    private static let program = "Sources/show/main.swift"
}
