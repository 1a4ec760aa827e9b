import Testing

@testable import kata

/// Faulty versions of a stage, proved with a real compiler.
struct StageMutantsTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.write(Self.mutants, to: "Chapters/Faults/Leap.mutants.md")
    }

    @Test func `the stage's own tests notice them`() throws {
        let (code, output) = try course.verify("Leap")

        #expect(code == 0, "\(output)")
        #expect(output.contains("✔ Leap mutants"))
        #expect(output.contains("0 steps, 2 mutants"))
        #expect(output.hasSuffix("\n2 passed, 0 failed\n"))
    }

    @Test func `only the tests that are said to catch them are run`() throws {
        try course.write(
            """
            import Testing
            @testable import Leap

            @Test func `a year without an answer ends the program`() {
                precondition(isLeap(2024))
            }
            """, to: "Tests/LeapYearTests/LeapYearTests.swift")

        let (code, output) = try course.verify("Leap")

        #expect(code == 0, "\(output)")
    }

    @Test func `they are proved with their chapter, by name and with everything`() throws {
        for subject in ["1", "leap", nil] {
            #expect(try course.verify(subject).output.contains("✔ Leap mutants"))
            course.forget()
        }
        #expect(try !course.verify("Even").output.contains("Leap mutants"))
    }

    @Test(arguments: [
        ("    false", "    true", 3), ("`2024 is a leap year`.", "`2025 is one`.", 3),
        ("fatalError()", "false", 14), (", which crashes", "", 14),
        ("    false\n", "    // …\n", 7),
    ])
    func `a mistake is found, with its line`(_ old: String, _ new: String, _ line: Int) throws {
        try course.change("Chapters/Faults/Leap.mutants.md", old, to: new)

        let (code, output) = try course.verify("Leap")

        #expect(code == 1)
        #expect(output.contains("\nChapters/Faults/Leap.mutants.md:\(line): error\n"), "\(output)")
    }

    @Test func `of two that are the same, the second is found, and names the first`() throws {
        try course.change("Chapters/Faults/Leap.mutants.md", "fatalError()", to: "false")
        try course.change("Chapters/Faults/Leap.mutants.md", ", which crashes", to: "")

        let (_, output) = try course.verify("Leap")

        #expect(output.contains("\nChapters/Faults/Leap.mutants.md:14: error\n"), "\(output)")
        #expect(output.contains("the same as “No year is a leap year” in line 3"), "\(output)")
    }

    @Test func `faulty versions of a stage that is not there are found`() throws {
        try course.write(Self.mutants, to: "Chapters/Faults/Lepa.mutants.md")

        let (_, output) = try course.verify()

        #expect(output.contains("\nChapters/Faults/Lepa.mutants.md:1: error\n"), "\(output)")
    }

    static let mutants = """
        # Leap: faulty versions

        ## No year is a leap year

        Caught by `2024 is a leap year`.

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            false
        }
        ```

        ## The question ends the program

        Caught by `2024 is a leap year`, which crashes.

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            fatalError()
        }
        ```

        """
}
