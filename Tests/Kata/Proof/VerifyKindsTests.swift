import Testing

@testable import kata

/// What is to be proved of an exercise, by its kind.
struct VerifyKindsTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    // MARK: Make the list

    @Test func `where the list is to be made, the starter has no test`() throws {
        try become("make the list", starterTests: Self.noTests)

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `where the list is to be made, a starter with a test is found`() throws {
        try become(
            "make the list",
            starterTests: SampleCourse.starterTests.replacing("(.disabled(\"Write me\"))", with: "")
                .replacing("{}", with: "{\n        #expect(isEven(2))\n    }"))

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atStarter), "\(output)")
        #expect(output.contains("expected: a starter without tests"), "\(output)")
    }

    // MARK: Drive it

    @Test(arguments: [true, false])
    func `while the learner's tests wait, those of a double may be green`(_ areWaiting: Bool) throws
    {
        let tests = areWaiting ? SampleCourse.starterTests : Self.greenTests
        try become("drive it", starterTests: tests + "\n@Test func `the double works`() {}\n")

        let (_, output) = try course.verify("Even")

        #expect(output.contains("expected: a starter that is not green") != areWaiting, "\(output)")
    }

    // MARK: Write the tests

    @Test func `the test that is missing may be the only one that is not green`() throws {
        try become("write the tests", starterTests: Self.greenTests)
        try beginSolved()

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `a starter whose green tests notice every fault is found`() throws {
        try become(
            "write the tests",
            starterTests: Self.greenTests.replacing("!isEven(3)", with: "!isEven(3) && isEven(2)"))
        try beginSolved()

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atStarter), "\(output)")
        #expect(output.contains("expected: a starter that is not green, or misses a fault"))
    }

    /// Gives the solution's code with the starter; the only step is a test that is green at once.
    private func beginSolved() throws {
        let home = SampleCourse.exercise
        for path in [home + "Sources/Even.swift", home + "Solution.md"] {
            try course.change(path, SampleCourse.starterCode, to: Self.solvedCode)
        }
        let text = try course.read(home + "Solution.md")
        try course.write(
            text.split(separator: "### 🔴 Red: two")[0] + """
                ### 🟢 Green at once: two

                ```swift
                // Tests/EvenTests.swift
                struct EvenTests {
                    // …
                    @Test func `is even`() {
                        #expect(isEven(2))
                        #expect(!isEven(3))
                    }
                }
                ```

                ### ⚫ Break it: no number is even

                ```swift
                // Sources/Even.swift
                func isEven(_ n: Int) -> Bool {
                    n != n
                }
                ```

                ```console
                ✘ Test "is even" recorded an issue at EvenTests.swift:10:9: Expectation failed: isEven(2)
                ```

                ## The end

                """, to: home + "Solution.md")
    }

    private static let solvedCode = "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n"

    // MARK: Fix the bug

    @Test func `the bug may be one that the starter's tests do not notice`() throws {
        try become("fix the bug", starterTests: Self.greenTests)
        try course.change(SampleCourse.exercise + "Solution.md", "swift:7:9", to: "swift:10:9")

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `a bug that our tests do not notice is found`() throws {
        try become("fix the bug", starterTests: Self.greenTests)
        for path in ["Solution.md", "Sources/Even.swift"] {
            try course.change(
                SampleCourse.exercise + path, "    false\n", to: "    n.isMultiple(of: 2)\n")
        }
        try course.change(
            SampleCourse.exercise + "Solution.md", "n % 2 == 0", to: "n == n && n % 2 == 0")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atStarter), "\(output)")
        #expect(output.contains("expected: our tests are red on the starter's code"), "\(output)")
    }

    // MARK: Material

    static let atStarter = "\nExercises/01-Leap/Even/Solution.md:5: error\n"
    static let atGoal = "\nExercises/01-Leap/Even/README.md:5: error\n"

    static let noTests = """
        import Testing

        @testable import Even

        struct EvenTests {
        }

        """

    static let greenTests = """
        import Testing

        @testable import Even

        struct EvenTests {
            @Test func `three is odd`() {
                #expect(!isEven(3))
            }
        }

        """

    func become(_ kind: String, starterTests: String) throws {
        let home = SampleCourse.exercise
        try course.change(home + "README.md", "drive it", to: kind)
        try course.change(home + "Solution.md", SampleCourse.starterTests, to: starterTests)
        try course.write(starterTests, to: home + "Tests/EvenTests.swift")
    }

    /// A refactoring of two tests, `test1` and `test2`, to these names.
    func becomeRenaming(
        _ names: String = "`test1`, `test2`", to first: String, _ second: String
    ) throws {
        func tests(_ first: String, _ second: String) -> String {
            """
            import Testing

            @testable import Even

            struct EvenTests {
                @Test func \(first)() {
                    #expect(isEven(2))
                }

                @Test func \(second)() {
                    #expect(!isEven(3))
                }
            }

            """
        }
        let home = SampleCourse.exercise
        let code = "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n"
        let new = [first, second].map { $0.contains(" ") ? "`\($0)`" : $0 }
        try course.change(home + "README.md", "drive it", to: "refactor")
        try course.change(
            home + "README.md", "Write `func", to: "**Better names:** \(names)\n\nWrite `func")
        try course.change(
            home + "Mutants.md",
            "Every number is even\n\nCaught by `is even`",
            to: "Every number is even\n\nCaught by `three is odd`")
        try course.change(
            home + "Mutants.md",
            "No number is even\n\nCaught by `is even`",
            to: "No number is even\n\nCaught by `two is even`")
        try begin(
            code, tests("test1", "test2"),
            then: """
                ### 🔵 Refactor: new names

                `test1` and `test2` become `\(first)` and `\(second)`.

                ```swift
                // Tests/EvenTests.swift
                \(tests(new[0], new[1]).dropLast())
                ```
                """)
    }

    func becomeRefactoring(_ goal: String) throws {
        let home = SampleCourse.exercise
        let code = """
            func isEven(_ n: Int) -> Bool {
                if n % 2 == 0 {
                    return true
                }
                return false
            }

            """
        let tests = """
            import Testing

            @testable import Even

            struct EvenTests {
                @Test func `is even`() {
                    #expect(isEven(2))
                    #expect(!isEven(3))
                }
            }

            """
        try course.change(home + "README.md", "drive it", to: "refactor")
        try course.change(
            home + "README.md", "Write `func", to: "**Simpler:** \(goal)\n\nWrite `func")
        try begin(
            code, tests,
            then: """
                ### 🔵 Refactor: say it once

                ```swift
                // Sources/Even.swift
                func isEven(_ n: Int) -> Bool {
                    n % 2 == 0
                }
                ```
                """)
    }

    /// Gives the exercise a starter, and a solution with these steps.
    private func begin(_ code: String, _ tests: String, then steps: String) throws {
        let home = SampleCourse.exercise
        try course.write(code, to: home + "Sources/Even.swift")
        try course.write(tests, to: home + "Tests/EvenTests.swift")
        try course.write(
            """
            # Even: a solution

            ## Where we start

            ```swift starter
            // Sources/Even.swift
            \(code.dropLast())
            ```

            ```swift starter
            // Tests/EvenTests.swift
            \(tests.dropLast())
            ```

            \(steps)

            ## The end

            """, to: home + "Solution.md")
    }
}
