import Foundation
import Testing

@testable import kata

/// The sample course, proved with a real compiler; then each kind of mistake, and what is found.
struct VerifyTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `a course that is as it says passes`() throws {
        let (code, output) = try course.verify()

        #expect(code == 0, "\(output)")
        #expect(output.contains("✔ chapter 1"))
        #expect(output.contains("5 steps, 2 mutants"))
        #expect(output.hasSuffix("\n24 passed, 0 failed\n"))
    }

    @Test func `what people have written and what the machine breaks are proved apart, too`() throws
    {
        func names(_ wanted: String?) throws -> [String] {
            let before = course.output.count
            return try course.verify(wanted).output.dropFirst(before)
                .split(separator: "\n").filter { $0.hasPrefix("✔") }
                .map { $0.dropFirst(2).split(separator: "  ")[0].description }
        }

        let (written, broken) = (try names("course"), try names("faults"))

        #expect(written.contains("chapter 1") && written.contains("Even"))
        #expect(broken.contains("Even faults"))
        #expect(!written.contains { $0.hasSuffix(" faults") })
        #expect(broken.allSatisfy { $0.hasSuffix(" faults") })
        #expect(try Set(written + broken) == Set(names(nil)))
    }

    @Test func `what was found stands below the line of what it is about`() throws {
        try course.change("Sources/Leap/Leap.swift", "true", to: "false")

        let (_, output) = try course.verify()

        let lines = output.split(separator: "\n")
        #expect(lines[0].hasPrefix("✔ pages"))
        #expect(lines[1].hasPrefix("✘ chapter 1"))
        #expect(lines[2] == "Sources/Leap/Leap.swift:2: error")
        #expect(lines[5].hasPrefix("✔ Even"))
    }

    @Test func `at the end of the whole course, what failed is said once more`() throws {
        try course.change("Sources/Leap/Leap.swift", "true", to: "false")

        let (_, output) = try course.verify()

        let found = "Sources/Leap/Leap.swift:2: error"
        #expect(output.components(separatedBy: found).count == 3)
        let end = try #require(output.components(separatedBy: "\nFailed:\n").last)
        #expect(end.hasPrefix("✘ chapter 1"))
        #expect(!end.contains("✔"))
        #expect(end.hasSuffix("\n23 passed, 1 failed\n"))
    }

    @Test func `at the end of a chapter, what failed is on the screen already`() throws {
        try course.change("Sources/Leap/Leap.swift", "true", to: "false")

        let (_, output) = try course.verify("1")

        #expect(output.contains("✘ chapter 1"))
        #expect(!output.contains("Failed:"))
    }

    @Test func `each line is printed when it is ready`() throws {
        var world = course.world
        world.engine = Engine { [course] run in
            // The exercise is run when the chapter's line is there.
            while run.tests == "EvenTests", !course.output.contains("chapter 1") { usleep(1000) }
            return .green
        }

        _ = try Verify(world: world).run(nil, asJSON: false)

        #expect(course.output.contains("\n✘ Even"))
    }

    @Test(arguments: [
        Mistake(
            "a changed word in a console block", "Chapters/01-Leap.md", "cannot find", "can't find",
            finds: "Chapters/01-Leap.md:21"),
        Mistake(
            "a changed character in a stage", "Sources/Leap/Leap.swift", "true", "tru e",
            finds: "Sources/Leap/Leap.swift:2"),
        Mistake(
            "a test that is not named", "Chapters/01-Leap.md", "✘ Test \"2024 is a leap year\"",
            "✘",
            finds: "Chapters/01-Leap.md:37"),
        Mistake(
            "a red that is green", "Chapters/01-Leap.md", "### 🟢 1.2 · Green", "### 🔴 1.2 · Red",
            finds: "Chapters/01-Leap.md:24"),
        Mistake(
            "a green that nobody needed", "Chapters/01-Leap.md", "⚫ 1.3 · Break it",
            "🟢 1.3 · Green again", finds: "Chapters/01-Leap.md:37"),
        Mistake(
            "a hole that is noticed", "Chapters/01-Leap.md", "⚫ 1.3 · Break it",
            "⚪ 1.3 · A hole", finds: "Chapters/01-Leap.md:37"),
        Mistake(
            "a failure without its reason", "Chapters/01-Leap.md", ": Expectation failed: isLeap",
            "", finds: "Chapters/01-Leap.md:37"),
        Mistake(
            "a test that never fails", "Chapters/01-Leap.md",
            "⚫ 1.3 · Break it: no year is\n\n```swift\n// Sources/Leap/Leap.swift\n"
                + "func isLeap(_ year: Int) -> Bool {\n    false",
            "⚪ 1.3 · A hole\n\n```swift\n// Sources/Leap/Leap.swift\n"
                + "func isLeap(_ year: Int) -> Bool {\n    year > 0",
            finds: "Chapters/01-Leap.md:5"),
        Mistake(
            "a wrong number", "Chapters/01-Leap.md", "1.3", "1.4", finds: "Chapters/01-Leap.md:37"),
        Mistake(
            "a block that is laid out in another way", "Chapters/01-Leap.md",
            "        #expect(isLeap(2024))", "       #expect(isLeap(2024))",
            finds: "Chapters/01-Leap.md:15"),
        Mistake(
            "a part that is laid out in another way", SampleCourse.exercise + "Solution.md",
            "        #expect(!isEven(3))", "          #expect(!isEven(3))",
            finds: "Exercises/01-Leap/Even/Solution.md:31"),
        Mistake(
            "a starter that is laid out in another way", SampleCourse.exercise + "Solution.md",
            "    false\n", "  false\n", finds: "Exercises/01-Leap/Even/Solution.md:8"),
        Mistake(
            "a mutant that is the solution", SampleCourse.exercise + "Mutants.md", "n != n",
            "n % 2 == 0", finds: "Exercises/01-Leap/Even/Mutants.md:14"),
        Mistake(
            "a mutant that is there already", SampleCourse.exercise + "Mutants.md", "n != n",
            "n == n", finds: "Exercises/01-Leap/Even/Mutants.md:14"),
        Mistake(
            "a mutant that nobody catches", SampleCourse.exercise + "Mutants.md", "n != n",
            "n % 4 != 3", finds: "Exercises/01-Leap/Even/Mutants.md:14"),
        Mistake(
            "a catcher that does not catch", SampleCourse.exercise + "Mutants.md", "`is even`",
            "`is odd`", finds: "Exercises/01-Leap/Even/Mutants.md:3"),
        Mistake(
            "a starter that is not the solution's", SampleCourse.exercise + "Sources/Even.swift",
            "false", "n % 2 == 0", finds: "Exercises/01-Leap/Even/Sources/Even.swift:2"),
        Mistake(
            "a starter that is green", SampleCourse.exercise + "Solution.md",
            "@Test(.disabled(\"Write me\"))", "@Test",
            finds: "Exercises/01-Leap/Even/Solution.md:5"),
        Mistake(
            "a signature that is not the code's", SampleCourse.exercise + "README.md", "_ n: Int",
            "_ number: Int", finds: "Exercises/01-Leap/Even/README.md:5"),
        Mistake(
            "a dead link", "README.md", "01-Leap.md", "02-Leap.md", finds: "README.md:5"),
        Mistake(
            "an unclosed fence", "Chapters/01-Leap.md", "isLeap(2024)\n```", "isLeap(2024)",
            finds: "Chapters/01-Leap.md:46"),
    ])
    func `a mistake is found, with its file and line`(_ row: Mistake) throws {
        try course.change(row.path, row.old, to: row.new)

        let (code, output) = try course.verify()

        #expect(code == 1)
        #expect(output.contains("\n\(row.finds): error\n"), "\(output)")
        #expect(!output.hasSuffix(" 0 failed\n"))
    }

    struct Mistake: CustomTestStringConvertible {
        var testDescription: String
        var path: String
        var old: String
        var new: String
        var finds: String

        init(_ name: String, _ path: String, _ old: String, _ new: String, finds: String) {
            testDescription = name
            self.path = path
            self.old = old
            self.new = new
            self.finds = finds
        }
    }

    @Test func `a step that is removed leaves a stage that differs`() throws {
        let text = try course.read("Chapters/01-Leap.md")
        let start = try #require(text.range(of: "### 🟢 1.2"))
        let end = try #require(text.range(of: "### ⚫ 1.3"))
        try course.write(
            text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""),
            to: "Chapters/01-Leap.md")

        let (code, output) = try course.verify()

        #expect(code == 1)
        #expect(output.contains("Sources/Leap/Leap.swift:1: error"))
    }

    @Test func `one chapter or one exercise can be proved alone`() throws {
        #expect(try course.verify("1").output.contains("3 steps, 0 mutants"))
        #expect(try course.verify("Even").output.contains("2 steps, 2 mutants"))
        #expect(throws: KataError.noSuchChapter("2", last: 1)) { try course.verify("2") }
    }

    @Test func `a chapter's line tells its size`() throws {
        let (_, output) = try course.verify("1")

        let line = try #require(output.split(separator: "\n").first)
        let size = "4 minutes, median 3, largest 7, 0 🔵 for 1 🟢 "
        #expect(line.contains(" 3 steps, 3 blocks, " + size), "\(line)")
        #expect(line.count <= 98)
    }

    @Test func `a chapter beyond the limits fails`() throws {
        let lines = (1...31).map { "let number\($0) = \($0)" }.joined(separator: "\n")
        try course.change(
            "Chapters/01-Leap.md", "    true\n}\n```", to: "    true\n}\n\(lines)\n```")

        let (code, output) = try course.verify("1")

        #expect(code == 1)
        #expect(output.contains("Chapters/01-Leap.md:24: error\n  expected: at most 30 new"))
    }

    @Test func `programs get JSON, with a chapter's size`() throws {
        let (_, output) = try course.verify("1", asJSON: true)

        let results = try JSONDecoder().decode([Proof].self, from: Data(output.utf8))
        let size = try #require(results.first?.size)
        let numbers = [size.steps, size.median, size.largest, size.lines, size.greens]
        #expect(numbers == [3, 3, 7, 11, 1])
    }

    @Test func `programs get JSON`() throws {
        let (_, output) = try course.verify("Even", asJSON: true)

        let results = try JSONDecoder().decode([Proof].self, from: Data(output.utf8))
        #expect(results.map(\.name) == ["Even", "Even faults", "pages"])
        #expect(results.map(\.mutants) == [2, 0, 0])
        #expect(results.map(\.failed) == [0, 0, 0])
    }
}
