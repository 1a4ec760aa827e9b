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
        #expect(output.contains(#/✔ Even faults  (\d+) of \1 noticed, 0 with a reason /#))
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

    @Test func `what was found stands below the line of what it is about, and of many lines last`()
        throws
    {
        try course.change("Sources/Leap/Leap.swift", "true", to: "false")

        let (_, output) = try course.verify()

        let lines = output.split(separator: "\n")
        #expect(lines[0].hasPrefix("✔ pages"))
        #expect(lines[1].hasPrefix("✘ chapter 1"))
        #expect(lines[2] == "Sources/Leap/Leap.swift:2: error")
        #expect(lines[5].hasPrefix("✔ Even"))
        let end = try #require(output.components(separatedBy: "\nFailed:\n").last)
        #expect(end.hasPrefix("✘ chapter 1"))
        #expect(end.contains("Sources/Leap/Leap.swift:2: error"))
        #expect(!end.contains("✔"))
        #expect(end.hasSuffix("\n23 passed, 1 failed\n"))
        #expect(try !course.verify("1").output.dropFirst(output.count).contains("Failed:"))
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

    /// Each of the proofs that stand beside each other; what else they find, they are asked for themselves.
    @Test(arguments: [
        ("a changed word in a console block", chapter, "cannot find", "can't find", 21),
        ("a green that nobody needed", chapter, "⚫ 1.3 · Break it", "🟢 1.3 · Green again", 37),
        (
            "a test that never fails", chapter,
            "⚫ 1.3 · Break it: no year is\n\n```swift\n// Sources/Leap/Leap.swift\n"
                + "func isLeap(_ year: Int) -> Bool {\n    false",
            "⚪ 1.3 · A hole\n\n```swift\n// Sources/Leap/Leap.swift\n"
                + "func isLeap(_ year: Int) -> Bool {\n    year > 0", 5
        ),
        ("a wrong number", chapter, "1.3", "1.4", 37),
        ("an unclosed fence", chapter, "isLeap(2024)\n```", "isLeap(2024)", 46),
        (
            "a step beyond the limits", chapter, "    true\n}\n```",
            "    true\n}\n\(tooMuch)```", 24
        ),
        (
            "a block that is laid out in another way", chapter, "        #expect(isLeap(2024))",
            "       #expect(isLeap(2024))", 15
        ),
        (
            "a part that is laid out in another way", solution, "        #expect(!isEven(3))",
            "          #expect(!isEven(3))", 31
        ),
        ("a starter that is laid out in another way", solution, "    false\n", "  false\n", 8),
        ("a sign that there is not", solution, "🟢 Green", "🟤 Green", 40),
        ("a mutant that nobody catches", mutants, "n != n", "n % 4 != 3", 14),
        (
            "a starter that is not the solution's", SampleCourse.exercise + "Sources/Even.swift",
            "false", "n % 2 == 0", 2
        ),
        (
            "a signature that is not the code's", SampleCourse.exercise + "README.md", "_ n: Int",
            "_ number: Int", 5
        ),
    ])
    func `a mistake is found, with its file and line`(
        _ mistake: String, _ path: String, _ old: String, _ new: String, _ line: Int
    ) throws {
        try course.change(path, old, to: new)

        let (code, output) = try course.verify(path == Self.chapter ? "1" : "Even")

        #expect(code == 1)
        #expect(output.contains("\n\(path):\(line): error\n"), "\(output)")
        #expect(!output.hasSuffix(" 0 failed\n"))
    }

    private static let tooMuch = (1...31).map { "let number\($0) = \($0)" }.text
    private static let chapter = "Chapters/01-Leap.md"
    private static let solution = SampleCourse.exercise + "Solution.md"
    private static let mutants = SampleCourse.exercise + "Mutants.md"

    @Test func `a step that is removed leaves a stage that differs`() throws {
        let text = try course.read("Chapters/01-Leap.md")
        let start = try #require(text.range(of: "### 🟢 1.2"))
        let end = try #require(text.range(of: "### ⚫ 1.3"))
        try course.write(
            text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""),
            to: "Chapters/01-Leap.md")

        let (code, output) = try course.verify("1")

        #expect(code == 1)
        #expect(output.contains("Sources/Leap/Leap.swift:1: error"))
    }

    @Test func `one chapter or one exercise is proved alone, and a chapter's line tells its size`()
        throws
    {
        let (_, output) = try course.verify("1")

        #expect(output.contains("3 steps, 0 mutants"))
        let line = try #require(output.split(separator: "\n").first)
        let size = "4 minutes, median 3, largest 7, 0 🔵 for 1 🟢 "
        #expect(line.contains(" 3 steps, 3 blocks, " + size), "\(line)")
        #expect(line.count <= 98)
        #expect(try course.verify("Even").output.contains("2 steps, 2 mutants"))
        #expect(throws: KataError.noSuchChapter("2", last: 1)) { try course.verify("2") }
    }

    @Test func `programs get JSON, with a chapter's size`() throws {
        func proofs(_ subject: String) throws -> [Proof] {
            let before = course.output.count
            let json = try course.verify(subject, asJSON: true).output.dropFirst(before)
            return try JSONDecoder().decode([Proof].self, from: Data(json.utf8))
        }

        let size = try #require(try proofs("1").first?.size)
        let exercise = try proofs("Even")

        let numbers = [size.steps, size.median, size.largest, size.lines, size.greens]
        #expect(numbers == [3, 3, 7, 11, 1])
        #expect(exercise.map(\.name) == ["Even", "Even faults", "pages"])
        #expect(exercise.map(\.mutants) == [2, 0, 0])
        #expect(exercise.map(\.failed) == [0, 0, 0])
    }
}
