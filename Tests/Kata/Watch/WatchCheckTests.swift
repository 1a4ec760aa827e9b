#if os(Linux)
    import Foundation
    import Testing

    @testable import kata

    /// The key for a check, in a real terminal, with a real compiler.
    struct WatchCheckTests {
        let course: SampleCourse

        init() throws {
            course = try SampleCourse.forWatching()
            try course.change(
                SampleCourse.exercise + "Tests/EvenTests.swift",
                #"@Test(.disabled("Write me")) func `is even`() {}"#,
                to: "@Test func `is even`() { #expect(isEven(2)) }")
            try course.write(
                "func isEven(_ n: Int) -> Bool {\n    n % 2 == 0\n}\n",
                to: SampleCourse.exercise + "Sources/Even.swift")
        }

        @Test func `c shows the squares, what is not noticed, and what is next`() throws {
            let terminal = try PseudoTerminal("watch Even", in: course)
            try terminal.waitFor("GREEN")

            terminal.type("c")

            try terminal.waitFor(
                "1 of 2 noticed", "Every number is even", "Next: think of a test", seconds: 60)
        }

        @Test func `a save goes on at once, though a check is running`() throws {
            // On a faulty version it has no end.
            try course.change(
                SampleCourse.exercise + "Tests/EvenTests.swift", "#expect(isEven(2))",
                to: "while isEven(2) == isEven(3) {}")
            let terminal = try PseudoTerminal("watch Even --seconds 50", in: course)
            try terminal.waitFor("GREEN")
            terminal.type("c")
            try terminal.waitFor("Checking")

            try course.change(
                SampleCourse.exercise + "Tests/EvenTests.swift", "while isEven(2) == isEven(3) {}",
                to: "#expect(!isEven(2))")

            try terminal.waitFor("RED", seconds: 30)
        }
    }
#endif
