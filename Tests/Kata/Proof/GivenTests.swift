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

            """, to: "Chapters/02-Calendar.md")
    }

    @Test func `the folders are there at its beginning, and not before`() throws {
        try course.perform("follow", "1.3")
        #expect(!course.project.exists("Practice/" + Self.calendar))

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + Self.calendar) == course.read(Self.calendar))
    }

    @Test func `a single file can be given, and comes as the course has it`() throws {
        try course.write("let months = 12\n", to: "Sources/Calendar/Months.swift")
        try course.change("Chapters/02-Calendar.md", "Sources/Calendar\n", to: Self.calendar + "\n")

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + Self.calendar) == course.read(Self.calendar))
        #expect(!course.project.exists("Practice/Sources/Calendar/Months.swift"))
    }

    @Test func `a file that is given in part is laid over what is there`() throws {
        let leap = "Sources/Leap/Leap.swift"
        try course.write("// …\n\nlet month = 2\n", to: "Chapters/Given/Month/Leap.swift")
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show\n",
            to: "Sources/show\nChapters/Given/Month/Leap.swift as \(leap)\n")
        try course.perform("follow", "1.3")
        let before = try course.read("Practice/" + leap)

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + leap) == before + "\nlet month = 2\n")
    }

    @Test func `a part of what is not there is an error, at the line that gives it`() throws {
        try course.write("// …\n\nlet month = 2\n", to: "Chapters/Given/Month/Month.swift")
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show\n",
            to: "Chapters/Given/Month as Sources/Leap\n")

        #expect {
            try course.perform("follow", "2")
        } throws: {
            "\($0)".hasPrefix("Chapters/02-Calendar.md:7: error: ")
                && "\($0)".contains("Sources/Leap/Month.swift")
        }
    }

    @Test func `a copy is another module, and its tests ask that one`() throws {
        try course.write(
            "@testable import Leap\nimport LeapYears\n", to: "Tests/LeapTests/More/More.swift")
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show\n",
            to: "Sources/Leap as Sources/Days\nTests/LeapTests as Tests/DaysTests\n")

        try course.perform("follow", "2")

        let copy = try course.read("Practice/Sources/Days/Leap.swift")
        #expect(try copy == course.read("Sources/Leap/Leap.swift"))
        let tests = try course.read("Practice/Tests/DaysTests/More/More.swift")
        #expect(tests == "@testable import Days\nimport LeapYears\n")
    }

    @Test func `a copy is as the course has the original today`() throws {
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show", to: "Sources/Calendar as Sources/Days")
        try course.perform("follow", "2")
        try course.write("let years: [Int] = []\n", to: Self.calendar)

        try course.perform("follow", "2")

        let copy = try course.read("Practice/Sources/Days/Years.swift")
        #expect(copy == "let years: [Int] = []\n")
    }

    @Test func `copied tests that need what a step makes are found`() throws {
        try course.write("let day: Day\n", to: "Tests/YearsTests/YearsTests.swift")
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show\n",
            to: "Sources/show\nTests/YearsTests as Tests/DaysTests\n")

        let (_, output) = try course.verify("2")

        #expect(output.contains("expected: Tests/DaysTests compiles when the chapter begins"))
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

    @Test func `they are as the course has them today`() throws {
        try course.perform("follow", "2")
        try course.write("let years: [Int] = []\n", to: Self.calendar)

        try course.perform("follow", "2")

        #expect(try course.read("Practice/" + Self.calendar) == "let years: [Int] = []\n")
    }

    @Test func `steps are proved with them`() throws {
        try course.write(
            "public func isLeap(_ year: Int) -> Bool { true }\n", to: "Sources/Leap/Leap.swift")

        let (code, output) = try course.verify("2")

        #expect(code == 0, "\(output)")
    }

    @Test func `a step that breaks one of them is found, even without tests`() throws {
        try course.change("Chapters/02-Calendar.md", "public func", to: "func")

        let (code, output) = try course.verify("2")

        #expect(code == 1)
        #expect(output.contains("cannot find 'isLeap' in scope"), "\(output)")
    }

    @Test func `tests that need what a step makes are found`() throws {
        try course.write(
            """
            import Testing

            @testable import Leap

            @Test func `this year is one`() { #expect(isLeap(2024, in: 1)) }

            """, to: "Tests/YearsTests/YearsTests.swift")
        try course.change(
            "Chapters/02-Calendar.md", "Sources/show\n", to: "Sources/show\nTests/YearsTests\n")
        try course.change(
            "Chapters/02-Calendar.md", "(_ year: Int) -> Bool { true }",
            to: "(_ year: Int, in month: Int = 1) -> Bool { true }")
        try course.write(
            "public func isLeap(_ year: Int, in month: Int = 1) -> Bool { true }\n",
            to: "Sources/Leap/Leap.swift")

        let (code, output) = try course.verify("2")

        #expect(code == 1)
        #expect(output.contains("Chapters/02-Calendar.md:8: error"), "\(output)")
        #expect(output.contains("expected: Tests/YearsTests compiles when the chapter begins"))
    }

    @Test func `a folder that is not there is an error`() throws {
        try course.change("Chapters/02-Calendar.md", "Sources/show\n", to: "Sources/shows\n")

        #expect {
            try course.perform("follow", "2")
        } throws: {
            "\($0)".hasPrefix("Chapters/02-Calendar.md:7: error: there is no folder Sources/shows")
        }
    }

    private static let calendar = "Sources/Calendar/Years.swift"
    private static let program = "Sources/show/main.swift"
}
