import Foundation
import Synchronization
import Testing

@testable import kata

/// `kata ask`, with the answers of somebody at the keyboard.
struct AskTests {
    let course: SampleCourse
    private let today = Today()

    init() throws {
        course = try SampleCourse()
        try course.write(Self.page, to: "Chapters/Questions.md")
    }

    @Test func `the questions of a chapter are asked, and each answer is told with its reasons`()
        throws
    {
        let output = try ask(1, answers: "b", "a")

        #expect(
            output == """
                1 · Leap years, question 1

                Which is a leap year?

                    isLeap(year)

                  a  1900
                  b  2000

                Right: b.
                b, as 400 goes into it. Not a: 100 does, and 400 does not.

                1 · Leap years, question 2

                What comes next?

                  a  a test
                  b  code

                Right: a.
                a. Nothing asks for b.

                2 of 2 right.

                """)
    }

    @Test func `what was missed comes again after a day, after three and after seven`() throws {
        let first = try ask(1, answers: "a", "a")
        #expect(first.contains("\nIt is b.\nb, as 400"))
        #expect(first.hasSuffix("1 of 2 right. What was missed comes again tomorrow.\n"))
        try course.state.remember { $0.reached = ["Leap": 3] }

        for (days, rest) in [(1, 3), (3, 7), (7, nil)] as [(Double, Int?)] {
            wait(days: days - 0.6)
            #expect(try ask(answers: "b") == "Nothing to ask today.\n", "\(days)")
            wait(days: 0.6)
            let again = try ask(answers: "b")
            #expect(again.hasPrefix("1 · Leap years, question 1\n"), "\(days)")
            let end = rest.map { " It comes again in \($0) days." } ?? ""
            #expect(again.hasSuffix("1 of 1 right.\(end)\n"), "\(again)")
        }
        wait(days: 100)
        #expect(try ask(answers: "b") == "Nothing to ask today.\n")
    }

    @Test func `without a number those of finished chapters are asked that were not asked before`()
        throws
    {
        #expect(
            try ask(answers: "b")
                == "Nothing to ask: you have finished no chapter yet. Or choose one: swift run kata ask 1\n"
        )
        try course.state.remember { $0.reached = ["Leap": 3] }

        #expect(try ask(answers: "b", "a").contains("question 2"))

        #expect(try ask(answers: "b") == "Nothing to ask today.\n")
    }

    @Test func `what was missed comes again, also of a chapter that is not done`() throws {
        _ = try ask(1, answers: "a", "a")

        wait(days: 1)

        #expect(try ask(answers: "b").hasPrefix("1 · Leap years, question 1\n"))
    }

    @Test func `whoever answers nothing has not been asked`() throws {
        try course.state.remember { $0.reached = ["Leap": 3] }

        #expect(try ask(answers: "").hasSuffix("b  2000\n\n"))

        #expect(try ask(answers: "b").hasPrefix("1 · Leap years, question 1\n"))
    }

    @Test func `what is no letter of a choice is asked for again`() throws {
        let output = try ask(1, answers: "2000", "B")

        #expect(output.contains("Type a or b.\n"))
        #expect(output.contains("Right: b."))
    }

    @Test func `long lines break at a word, lines of code stay whole`() throws {
        let long = "three words " + String(repeating: "more ", count: 20)
        try course.change("Chapters/Questions.md", "isLeap(year)", to: "// " + long)
        try course.change("Chapters/Questions.md", "Which is a leap year?", to: long)
        try course.change("Chapters/Questions.md", "- **a** 1900", to: "- **a** " + long)

        let output = try ask(1, answers: "b")

        let lines = output.lines.filter { $0.contains("more") }
        #expect(lines.count == 5)
        #expect(lines.filter { $0.count > 80 }.count == 1)
        #expect(lines.last?.hasPrefix("     more") ?? false)
    }

    @Test func `a chapter without questions says so`() throws {
        #expect(throws: KataError.noSuchChapter("7 with questions", last: 1)) {
            try ask(7, answers: "b")
        }
    }

    // MARK: Material

    private final class Today: Sendable {
        let date = Mutex(Date(timeIntervalSince1970: 1_792_000_000))
    }

    /// - Returns: what was printed.
    @discardableResult
    private func ask(_ chapter: Int? = nil, answers: String...) throws -> String {
        let left = Mutex(answers[...])
        var world = course.world
        world.now = { [today] in today.date.withLock(\.self) }
        world.terminal.ask = { _ in left.withLock { $0.popFirst() } }
        course.forget()
        #expect(try Ask(world: world).run(chapter) == 0)
        return course.output
    }

    private func wait(days: Double) { today.date.withLock { $0 += days * 86_400 } }

    private static let page = """
        # Questions

        ## 1 · Leap years

        **1. Which is a leap year?**

        ```swift illustration
        isLeap(year)
        ```

        - **a** 1900
        - **b** 2000

        <details>
        <summary>The answer</summary>

        **b**, as 400 goes into it. Not **a**: 100 does, and 400 does not.

        </details>

        **2. What comes next?**

        - **a** a test
        - **b** code

        <details>
        <summary>The answer</summary>

        **a**. Nothing asks for **b**.

        </details>
        """
}
