import Foundation
import Testing

@testable import kata

/// A chapter, and an exercise, whose tests read a file that lies beside them.
struct FilesBesideTestsTests {
    let course: SampleCourse

    init() throws {
        course = try SampleCourse()
        try course.write(Self.chapter, to: "Chapters/01-Leap.md")
        try course.write(Self.leapTests, to: "Tests/LeapTests/LeapTests.swift")
        try course.write("[2024]\n", to: Self.years)
        try course.change("Sources/Leap/Leap.swift", "true", to: "year % 4 == 0")
        for (old, new) in Self.changes {
            try course.change(SampleCourse.exercise + "Solution.md", old, to: new)
        }
        try course.write("[2, 4]\n", to: SampleCourse.exercise + "Tests/even.json")
    }

    // MARK: A chapter

    @Test func `at its beginning the file is there, empty, and after its step byte for byte`()
        throws
    {
        try course.perform("follow", "1")

        #expect(try course.read("Practice/" + Self.years) == "")
        #expect(
            try course.read("Practice/Package.swift").contains(
                #".testTarget(name: "LeapTests", dependencies: ["Leap"], exclude: ["years.json"])"#
            ))
        try course.perform("follow", "1.1")
        #expect(try course.read("Practice/" + Self.years) == "[2024]\n")
    }

    @Test func `a file that differs from the chapter's is shown, and known as its damage`() throws {
        try course.perform("follow", "1.2")
        try course.write("[2028]\n", to: "Practice/" + Self.years)
        #expect(try course.perform("compare", "1.2", "--words") == 1)
        #expect(
            course.output.contains("\(Self.years)\n      - [2024]\n    1 + [2028]\n"),
            "\(course.output)")

        try course.write("[2023]\n", to: "Practice/" + Self.years)
        try course.perform("compare")
        #expect(course.output.hasPrefix("The damage of step 1.3 is still in Practice/."))
    }

    @Test func `what an editor leaves beside tests is no file of theirs`() throws {
        try course.perform("follow", "1.2")
        for name in ["years.json~", "#years.json#", ".years.json.swp", "years.json.orig"] {
            try course.write("[]\n", to: "Practice/Tests/LeapTests/" + name)
        }

        let code = try course.perform("compare", "1.2")

        #expect(code == 0, "\(course.output)")
    }

    @Test(arguments: ["1", "Even"])
    func `each step, and a starter, is proved with the file`(_ subject: String) throws {
        let (code, output) = try course.verify(subject)

        #expect(code == 0, "\(output)")
    }

    @Test func `a file in the course that is not as the chapter leaves it is found`() throws {
        try course.write("[2024, 2028]\n", to: Self.years)

        let (_, output) = try course.verify("1")

        #expect(output.contains("\n\(Self.years):1: error\n"), "\(output)")
    }

    @Test func `a page that is printed is printed by a course with the file`() throws {
        let text = try FreshCourse.with(course.project) { try $0.project.text(Self.years) }

        #expect(text == "[2024]\n")
    }

    @Test func `the package manager warns of nothing, and the test finds its file there too`()
        throws
    {
        try course.perform("follow", "1.2")
        // The package manager leaves its locks where temporary files are.
        let temporary = try TemporaryFolder()
        let environment = ProcessInfo.processInfo.environment
            .merging(["TMPDIR": temporary.root.path]) { $1 }

        let result = try Subprocess.run(
            "/usr/bin/env", ["swift", "test"], in: course.project.url("Practice").path,
            environment: environment, seconds: 300, output: 1 << 20)

        #expect(result.ending == .exited(0), "\(result.output)")
        #expect(result.output.contains("Test run with 1 test in 1 suite passed"))
        #expect(!result.output.contains("warning:"), "\(result.output)")
    }

    // MARK: An exercise

    @Test func `an exercise as it was given is not begun`() throws {
        let code = try course.perform("check")

        #expect(code == 1)
        #expect(course.output.hasPrefix("No exercise has been started yet."))
    }

    @Test func `a test finds its file in a check, and on every faulty version`() throws {
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift",
            "    @Test(.disabled(\"Write me\")) func `is even`() {}", to: Self.ourTest)
        try course.change(
            SampleCourse.exercise + "Tests/EvenTests.swift", "import Testing",
            to: "import Foundation\nimport Testing")
        try course.change(SampleCourse.exercise + "Sources/Even.swift", "false", to: "n % 2 == 0")

        let code = try Check(world: course.compiling).run("Even")

        #expect(code == 0, "\(course.output)")
        #expect(course.output.contains("✔ 2 of 2 noticed"))
    }

    @Test func `a reset brings the file back, and keeps the one that was there`() throws {
        let file = SampleCourse.exercise + "Tests/even.json"
        try course.write("[3]\n", to: file)

        try course.perform("reset", "Even")

        #expect(try course.read(file) == "[2, 4]\n")
        let backup = try #require(Disk.names(in: course.project.url(".kata/backups")).first)
        #expect(try course.read(".kata/backups/\(backup)/Tests/even.json") == "[3]\n")
    }

    // MARK: Material

    private static let years = "Tests/LeapTests/years.json"

    /// What of the solution becomes what, so that its test reads the file.
    private static let changes = [
        ("### 🔴 Red: two", "```json starter Tests/even.json\n[2, 4]\n```\n\n### 🔴 Red: two"),
        (
            """
                @Test func `is even`() {
                    #expect(isEven(2))
                    #expect(!isEven(3))
                }
            """, ourTest
        ),
        ("struct EvenTests {\n    // …", "import Foundation\n\nstruct EvenTests {\n    // …"),
        ("swift:7:9", "swift:11:9"),
        ("isEven(2)\n```", "(numbers → [2, 4]).allSatisfy(isEven)\n```"),
    ]

    private static let ourTest = """
            @Test func `is even`() throws {
                let file = URL(filePath: #filePath).deletingLastPathComponent()
                    .appending(path: "even.json")
                let numbers = try JSONDecoder().decode([Int].self, from: Data(contentsOf: file))
                #expect(numbers.allSatisfy(isEven))
                #expect(!isEven(3))
            }
        """

    private static let leapTests = """
        import Foundation
        import Testing

        @testable import Leap

        struct LeapTests {
            @Test func `each year in the file is a leap year`() throws {
                let file = URL(filePath: #filePath).deletingLastPathComponent()
                    .appending(path: "years.json")
                let years = try JSONDecoder().decode([Int].self, from: Data(contentsOf: file))
                #expect(years.allSatisfy(isLeap))
            }
        }

        """

    private static let chapter = """
        # 1 · Leap years

        ## A year

        ### 🔴 1.1 · Red: nothing there

        The years are in a file beside the tests, `years.json`:

        ```json Tests/LeapTests/years.json
        [2024]
        ```

        ```swift
        // Tests/LeapTests/LeapTests.swift
        \(leapTests.dropLast())
        ```

        ```console
        error: cannot find 'isLeap' in scope
        ```

        ### 🟢 1.2 · Green: it is

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            year % 4 == 0
        }
        ```

        ```console
        ✔ Test run with 1 test in 1 suite passed
        ```

        ### ⚫ 1.3 · Break it: another year

        In `Tests/LeapTests/years.json`:

        ```json Tests/LeapTests/years.json
        [2023]
        ```

        ```console
        ✘ Test "each year in the file is a leap year" recorded an issue at LeapTests.swift:11:9: Expectation failed: (years → [2023]).allSatisfy(isLeap)
        ```

        ## Exercises

        [Even](../Exercises/01-Leap/Even/README.md)

        """
}
