import Testing

@testable import kata

struct LessonTests {
    private static let chapter = """
        # 4 · Leap years

        You need 3.2. About 50 minutes. Good places for a break are after 4.1 and after 4.7.

        ### 🔴 4.1 · Red: nothing there

        The test `a year` says so. See [the next](05-Next.md).

        ```swift
        // Tests/LeapTests/LeapTests.swift
        import Testing
        ```

        ```console
        error: no such module
        …
        ```

        A good place for a break is not after 4.2.

        ### ⚪ A hole

        ```swift
        // Sources/Leap/Leap.swift
        ```
        """

    private static let steps = [
        Step(
            sign: .red, number: "4.1", heading: "Red: nothing there", line: 5,
            edits: [
                Edit(
                    path: "Tests/LeapTests/LeapTests.swift", lines: ["import Testing"],
                    lesson: "Chapters/04.md", line: 9)
            ],
            console: [ConsoleLine(text: "error: no such module", line: 15)],
            mentions: ["a year"], words: 25),
        Step(
            sign: .hole, number: nil, heading: "A hole", line: 21,
            edits: [
                Edit(
                    path: "Sources/Leap/Leap.swift", lines: [], lesson: "Chapters/04.md",
                    line: 23)
            ], words: 3),
    ]

    @Test func `a head and a step have what they say`() throws {
        let lesson = try Lesson(Self.chapter, path: "Chapters/04.md")

        #expect(lesson.minutes == 50)
        #expect(lesson.breaks == ["4.1", "4.7"])
        #expect(lesson.steps == Self.steps)
    }

    @Test(
        arguments: [
            (["cd Practice"], Conditions()),
            (["swift test --filter LeapTests"], Conditions(filters: ["LeapTests"])),
            (["swift test", "swift test"], Conditions(times: 2)),
            (
                ["swift test --filter 'a year' --filter \"no year\""],
                Conditions(filters: ["a year", "no year"])
            ),
        ] as [([String], Conditions)])
    func `commands of a step say how its tests are run`(_ lines: [String], _ conditions: Conditions)
        throws
    {
        let text = "### 🟢 Go\n```swift\n// Sources/A.swift\n```\n```sh\n\(lines.text)```\n"

        let lesson = try Lesson(text, path: "L.md")

        #expect(lesson.steps.map(\.conditions) == [conditions])
    }

    @Test(arguments: ["swift\n// Tests/ATests/A.swift", "json Tests/ATests/a.json\n[]"])
    func `a block may be folded away`(_ block: String) throws {
        let block = "```\(block)\n```\n"
        let text = "### 🟢 Go\nIn `a.json`:\n<details>\n\n\(block)\n</details>\n\n\(block)"

        let lesson = try Lesson(text, path: "L.md")

        #expect(lesson.steps[0].edits.map(\.isFolded) == [true, false])
    }

    @Test(arguments: [
        ("Copy this block: it is data.", true), ("It is to be copied, not typed.", true),
        ("Then copy our file.", true), ("It keeps a copy of the file.", false),
        ("So half a copy goes, too, and nothing is copied.", false),
        ("Only a photocopy.", false), ("Type it.", false),
    ])
    func `the prose of a step says whether it is copied`(prose: String, isCopied: Bool) throws {
        let text = "### 🟢 Go\n\(prose)\n```swift\n// Sources/A.swift\n```\n"

        let lesson = try Lesson(text, path: "L.md")

        #expect(lesson.steps.map(\.isCopied) == [isCopied])
    }

    @Test func `an illustration is counted, a starter may have files beside tests`() throws {
        let lesson = try Lesson(
            "```swift illustration\nlet a = 1\n```\n```json starter Tests/a.json\n[]\n```\n",
            path: "L.md")

        #expect(lesson.illustrations == 1)
        #expect(lesson.steps.isEmpty)
        #expect(lesson.startTree == Tree(["Tests/a.json": "[]\n"]))
    }

    @Test(arguments: ["a.json", "ATests/a.json", "Tests/ATests/a.json"])
    func `a block may be a file beside tests, which the step names`(_ name: String) throws {
        let text = "### 🟢 Go\nIn `\(name)`:\n```json Tests/ATests/a.json\n[\n// …\n]\n```\n"

        let lesson = try Lesson(text, path: "L.md")

        #expect(
            lesson.steps.map(\.edits) == [
                [
                    Edit(
                        path: "Tests/ATests/a.json", lines: ["[", "// …", "]"], lesson: "L.md",
                        line: 3)
                ]
            ])
        #expect(lesson.steps[0].edits[0].isPart == false)
    }

    @Test(
        arguments: [
            ("### 🟣 Purple: what?", .unknownSign("🟣 Purple: what?"), 1),
            ("### 🟢 Go\n```swift\n// Sources/A.swift\n", .unclosedFence, 2),
            ("```swift\n// Sources/A.swift\n```", .blockOutsideStep, 1),
            ("### 🟢 Go\n  ```swift\n  // Sources/A.swift\n  ```", .hiddenFence, 2),
            ("### 🟢 Go\n- ```swift\n  // Sources/A.swift\n  ```", .hiddenFence, 2),
            ("### 🟢 Go\n> ```console\n> hello\n> ```", .hiddenFence, 2),
            ("### 🟢 Go\n  ```sh\n  swift test\n  ```", .hiddenFence, 2),
            ("### 🟢 Go\n~~~swift\n// Sources/A.swift\n~~~", .hiddenFence, 2),
            ("### 🟢 Go\n```Swift\n// Sources/A.swift\n```", .misspelledLanguage("Swift"), 2),
            ("```console\nhello\n```", .blockOutsideStep, 1),
            ("### 🟢 Go\n```swift\nlet a = 1\n```", .missingPath, 2),
            ("### 🟢 Go\n```swift\n// ../A.swift\n```", .pathOutsidePackage("../A.swift"), 2),
            (
                "### 🟢 Go\n```swift\n// Sources/../../A.swift\n```",
                .pathOutsidePackage("Sources/../../A.swift"), 2
            ),
            (
                "### 🟢 Go\n```swift\n// /Sources/A.swift\n```",
                .pathOutsidePackage("/Sources/A.swift"), 2
            ),
            ("### 🔴 Stop\n```swift\n// Sources/A.swift\n```", .missingConsole, 1),
            ("### 🟢 Go\n\nNothing.", .nothingToDo, 1),
            ("```json Tests/a.json\n[]\n```", .blockOutsideStep, 1),
            (
                "### 🟢 Go\n```json Sources/A/a.json\n[]\n```",
                .fileNotBesideTests("Sources/A/a.json"), 2
            ),
            (
                "### 🟢 Go\n```json Tests/../a.json\n[]\n```",
                .fileNotBesideTests("Tests/../a.json"), 2
            ),
            ("### 🟢 Go\n```text Tests/A.swift\n[]\n```", .fileNotBesideTests("Tests/A.swift"), 2),
            (
                "### 🟢 Go\nThe file `b.json`.\n```json Tests/a.json\n[]\n```",
                .unnamedFile("Tests/a.json"), 3
            ),
            ("### 🟢 Go\n```swift\n// Sources/A.swift\n// ...\n```", .misspelledElision, 4),
        ] as [(String, LessonError.Problem, Int)])
    func `a mistake is reported with its line and a remedy`(
        _ text: String, _ problem: LessonError.Problem, _ line: Int
    ) {
        let error = #expect(throws: LessonError.self) { try Lesson(text, path: "L.md") }

        #expect(error == LessonError(problem, path: "L.md", line: line))
        #expect("\(error!)".hasPrefix("L.md:\(line): error: \(problem.complaint)\n  "))
        #expect(problem.remedy.hasSuffix("."))
    }

    @Test func `commands in a list outside of the steps are no mistake`() throws {
        let text =
            "### 🟢 Go\n```swift\n// Sources/A.swift\n```\n## End\n- Even\n\n  ```sh\n  ls\n  ```"

        let lesson = try Lesson(text, path: "L.md")

        #expect(lesson.steps.count == 1)
    }

    @Test func `a starter in a chapter is a finding`() throws {
        let lesson = try Lesson(
            "# 4 · Cash\n\n```swift starter\n// Sources/Cash/Cash.swift\n```", path: "C.md")

        let findings = lesson.findings(in: [], [], chapter: 4)

        #expect(
            findings == [
                Finding(
                    path: "C.md", line: 3, expected: "a starter in the solution of an exercise",
                    actual: "a starter in a chapter, which nobody reads")
            ])
    }
}
