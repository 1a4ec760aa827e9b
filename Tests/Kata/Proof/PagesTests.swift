import Foundation
import Testing

@testable import kata

/// What the pages of the course lead to, name and show.
struct PagesTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    @Test func `pages that lead to what is there pass`() throws {
        try add(
            """
            [a heading](Chapters/01-Leap.md#a-year), [one here](#sample), `swift run kata follow 1.3`,
            `swift run kata check NAME`, `kata watch 1`, `swift test --filter LeapTests`, `--filter 'leap year'`,
            `cd Practice`, `ONLY=Even swift test`, `ONLY=Leap swift test`, `kata verify Leap`,
            `kata mutate ../MyApp --target Model`, and what is no command of ours: `swift build`, `cd ..`,
            `kata: watch`, `--filter`, `let a = kata`
            """)

        let (code, output) = try course.verify("pages")

        #expect(code == 0, "\(output)")
        #expect(output.contains("✔ pages"))
    }

    @Test(arguments: [
        "[file](Chapters/02-Leap.md)", "[file](../Chapters/01-Leap.md)",
        "[heading](Chapters/01-Leap.md#a-month)", "[here](#there)",
        "`swift run kata follow 2`", "`swift run kata follow 1.4`", "`kata compare 1.9`",
        "`swift run kata chek Even`", "`swift run kata check Evne`", "`kata log chapter-2`",
        "`swift run kata check --frobnicate`", "`swift run kata watch Evne`", "`kata watch 2`",
        "`kata help me`", "`kata mutate ../MyApp`",
        "`swift run kata verify 2`", "`swift test --filter LaepTests`", "`--filter '['`",
        "`cd Practise`", "`ONLY=Odd swift test`",
    ])
    func `what is not there is found`(_ text: String) throws {
        try add(text)

        let (code, output) = try course.verify("pages")

        #expect(code == 1)
        #expect(output.contains("\nREADME.md:7: error\n"), "\(output)")
    }

    @Test func `a filter may find a test of an exercise, or one that only a chapter has`() throws {
        try add(
            "`--filter EvenTests`, `--filter OldTests`, `--filter CalendarTests`, `--filter NoTests`"
        )
        let old = """
            ### 🔴 1.0 · Red: a test that goes again

            ```swift
            // Tests/LeapTests/OldTests.swift
            struct OldTests {
                @Test func `is old`() {
                }
            }
            ```

            ```console
            error: no such module
            ```

            ### 🔴 1.1
            """
        try course.change("Chapters/01-Leap.md", "### 🔴 1.1", to: old)
        try course.write(
            "import Leap\n\nlet years = [2024]\nlet days = 1\n", to: "Sources/Calendar/Years.swift")
        try course.write(
            """
            # 2 · A calendar

            ```text given
            Sources/Calendar
            ```

            ### 🟢 2.1 · Green: more days

            ```swift
            // Sources/Calendar/Years.swift
            // …

            let days = 2
            ```

            ```swift
            // Tests/CalendarTests/CalendarTests.swift
            struct CalendarTests {
                @Test func days() {
                }
            }
            ```

            """, to: "Chapters/02-Calendar.md")

        let (_, output) = try course.verify("pages")

        let complaints = output.lines.filter { $0.contains("no test's name contains") }
        #expect(
            complaints.map(\.trimmed) == ["actual:   no test's name contains NoTests"], "\(output)")
    }

    // MARK: The table

    @Test(arguments: [
        ("1 · Leap years", "1 · Leap Years", 5),
        ("[Even](Exercises/01-Leap/Even/README.md)", "", 5),
        ("[Even]", "[even]", 5),
        (
            "| [1 · Leap years](Chapters/01-Leap.md) | [Even](Exercises/01-Leap/Even/README.md) |\n",
            "", 1
        ),
        ("|\n\n", "|\n| [1 · Leap years](Chapters/01-Leap.md) | again |\n\n", 6),
    ])
    func `the table is that of the chapters`(_ old: String, _ new: String, _ line: Int) throws {
        try add("The end.")
        try course.change("README.md", old, to: new)

        let (_, output) = try course.verify("pages")

        #expect(output.contains("\nREADME.md:\(line): error\n"), "\(output)")
        #expect(output.contains(" 1 failed\n"))
    }

    // MARK: Samples

    @Test func `a sample is what the companion prints in a fresh course`() throws {
        try course.perform("list")
        try add("<!-- kata list -->\n```text\n\(course.output)```")
        try course.state.remember { $0.done = ["Even"] }

        let (code, output) = try course.verify("pages")

        #expect(code == 0, "\(output)")
    }

    @Test func `the first screen is a sample`() throws {
        var world = course.world
        world.terminal.kata.pathCommand = Launcher.pathCommand(for: course.root, in: course.root)
        _ = try Home(world: world).run()
        try add("```text\n\(course.output)```")
        #expect(try course.verify("pages").code == 0)

        try course.change("README.md", "chapter, 0 begun", to: "chapter, 1 begun")
        let (_, output) = try course.verify("pages")

        #expect(output.contains("\nREADME.md:10: error\n  expected: 1 chapter, 0"), "\(output)")
    }

    @Test func `a sample may be taken on the way through a solution`() throws {
        try add(
            """
            <!-- kata check Even, after step 2 of its solution -->
            ```text
            Even · drive it

                            your code           our solution        faulty versions
              your tests    ✔ 1 passed          ✔ 1 passed          ✔ 2 of 2 noticed
              our tests     ✔ 1 passed

            Done. Your code, our solution and every faulty version: your tests tell them apart. \
            Well done!
            Compare with ours: swift run kata solution Even
            It was the last exercise. What is left of the course: swift run kata list
            ```
            """)

        let (code, output) = try course.verify("pages")

        #expect(code == 0, "\(output)")
        try course.change("README.md", "step 2", to: "step 1")
        #expect(try course.verify("pages").code == 1)
        try course.change("README.md", "step 1", to: "step 3")
        #expect(try course.verify("pages").output.contains("README.md:8: error"))
    }

    @Test(arguments: ["verify", "follow 1", "reset Even", "chek"])
    func `a sample of what cannot be printed is found`(_ words: String) throws {
        try add("<!-- kata \(words) -->\n```text\nSomething\n```")

        #expect(try course.verify("pages").output.contains("README.md:8: error"))
    }

    @Test func `what is cut off by whoever began it is not called wrong`() throws {
        try add("<!-- kata check Even -->\n```text\nSomething\n```")
        let cancellation = Cancellation()

        #expect(throws: LabError.cancelled) {
            try Cancellation.$current.withValue(cancellation) {
                try course.verify("pages") { _ in
                    cancellation.cancel()
                    throw LabError.cancelled
                }
            }
        }

        #expect(course.output == "")
    }

    /// Puts a text below the table, in line 7.
    private func add(_ text: String) throws {
        try course.write(SampleCourse.table + "\n" + text + "\n", to: "README.md")
    }
}
