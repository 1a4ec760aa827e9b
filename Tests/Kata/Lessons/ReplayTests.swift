import Testing

@testable import kata

struct ReplayTests {
    // MARK: Replay

    @Test func `a file beside tests is there from the beginning, empty, unless it is damage`()
        throws
    {
        let lesson = lesson(
            step(.green, edit("Tests/ATests/a.json", "[]")),
            step(.green, edit("Tests/ATests/A.swift", "let a = 1")),
            step(.breakIt, edit("Tests/ATests/b.json", "[]")))

        let moments = try lesson.replay(from: Tree())

        #expect(moments[0].before.files == ["Tests/ATests/a.json": "", "Tests/ATests/A.swift": ""])
        #expect(moments[0].after["Tests/ATests/a.json"] == "[]\n")
        #expect(moments[2].after.paths == ["Tests/ATests/A.swift", "Tests/ATests/a.json"])
    }

    @Test func `a file beside tests is replaced as a whole`() throws {
        let lesson = lesson(step(.green, edit("Tests/ATests/a.txt", "struct A {\n    // …\n}")))

        let moments = try lesson.replay(
            from: Tree(["Tests/ATests/a.txt": "struct A {\n    1\n}\n"]))

        #expect(moments[0].after["Tests/ATests/a.txt"] == "struct A {\n    // …\n}\n")
    }

    @Test func `each step begins with what the one before it left`() throws {
        let lesson = lesson(
            step(.red, edit("Tests/ATests/A.swift", "let t = 1")),
            step(
                .green, edit("Sources/A/A.swift", "let a = 1"),
                edit("Sources/A/A.swift", "// …\nlet b = 2")))

        let moments = try lesson.replay(from: Tree(["Sources/B/B.swift": "let b = 7\n"]))

        #expect(moments.map(\.step) == lesson.steps)
        #expect(moments[1].before == moments[0].during)
        #expect(
            moments[1].during.files == [
                "Sources/A/A.swift": "let a = 1\nlet b = 2\n",
                "Sources/B/B.swift": "let b = 7\n",
                "Tests/ATests/A.swift": "let t = 1\n",
            ]
        )
    }

    @Test(arguments: [Sign.breakIt, .hole])
    func `a sabotage is there while it is shown, and undone for the next step`(_ sign: Sign) throws
    {
        let lesson = lesson(
            step(sign, edit("Sources/A/A.swift", "let a = 0")),
            step(.green, edit("Sources/A/B.swift", "let b = 2"))
        )

        let moments = try lesson.replay(from: Tree(["Sources/A/A.swift": "let a = 1\n"]))

        #expect(moments[0].during.files == ["Sources/A/A.swift": "let a = 0\n"])
        #expect(
            moments[1].during.files
                == ["Sources/A/A.swift": "let a = 1\n", "Sources/A/B.swift": "let b = 2\n"]
        )
    }

    @Test func `changes are the files that differ, appear or disappear`() throws {
        let lesson = lesson(
            step(
                .green, edit("Sources/A/Same.swift", "let s = 1"), edit("Sources/A/Old.swift", ""),
                edit("Sources/A/New.swift", "let n = 1"), edit("Sources/A/A.swift", "let a = 2")))

        let moments = try lesson.replay(
            from: Tree([
                "Sources/A/A.swift": "let a = 1\n",
                "Sources/A/Old.swift": "let o = 1\n",
                "Sources/A/Same.swift": "let s = 1\n",
            ])
        )

        #expect(
            moments[0].changes
                == ["Sources/A/A.swift", "Sources/A/New.swift", "Sources/A/Old.swift"]
        )
    }

    @Test func `an edit that does not fit is reported with its line`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "struct A {}")),
            step(.green, edit("Sources/A/A.swift", "struct B {\n    // …\n}", line: 77))
        )

        let error = #expect(throws: LessonError.self) { try lesson.replay(from: Tree()) }

        #expect(error == LessonError(.noSuchPlace("type B"), path: "Lesson.md", line: 77))
    }

    @Test(
        arguments: [
            (
                "each target that it begins, with an empty file",
                ["Tests/ATests/Deep/A.swift", "Sources/A/A.swift"], [],
                ["Sources/A/A.swift", "Tests/ATests/Deep/A.swift"]
            ),
            (
                "one file in a target", ["Sources/A/A.swift", "Sources/A/Deep/B.swift"], [],
                ["Sources/A/A.swift"]
            ),
            (
                "nothing in a target that is there", ["Sources/A/A.swift", "Sources/A/B.swift"],
                ["Sources/A/A.swift"], ["Sources/A/A.swift"]
            ),
            (
                "a target whose name only begins like another", ["Sources/Leap/A.swift"],
                ["Sources/LeapYear/B.swift"], ["Sources/Leap/A.swift", "Sources/LeapYear/B.swift"]
            ),
            ("nothing for an exercise", ["Sources/A.swift"], [], []),
        ] as [(String, [String], [String], [String])])
    func `a lesson lays out`(
        _ what: String, _ edits: [String], _ there: [String], _ laidOut: [String]
    ) {
        var lesson = lesson()
        lesson.steps = edits.map { step(.green, edit($0, "let a = 1")) }

        let tree = lesson.layingOut(Tree(Dictionary(there.map { ($0, "let b = 1\n") }) { $1 }))

        #expect(tree.paths == laidOut)
        #expect(tree.files.allSatisfy { $1 == (there.contains($0) ? "let b = 1\n" : "") })
    }

    // MARK: Which tests are run

    /// Tests of A, of B that uses A, and of C that uses neither.
    private static let package = Tree([
        "Sources/A/A.swift": "let a = 1\n",
        "Sources/B/B.swift": "import A\n",
        "Sources/C/C.swift": "let c = 1\n",
        "Tests/ATests/A.swift": "@testable import A\n",
        "Tests/BTests/B.swift": "@testable import B\n",
        "Tests/CTests/C.swift": "@testable import C\n",
    ])

    @Test(arguments: [Sign.green, .breakIt])
    func `tests are run when the lesson touches them, or what they use`(_ sign: Sign) throws {
        let touched = [
            "Tests/BTests/B.swift": ["BTests"], "Sources/C/C.swift": ["CTests"],
            "Sources/A/A.swift": ["ATests", "BTests"], "Tests/CTests/New.swift": ["CTests"],
        ]
        for (path, names) in touched {
            let moments = try lesson(step(sign, edit(path, "let touched = 1\nimport A")))
                .replay(from: Self.package)

            #expect(moments.testModules(at: 0) == names, "\(path)")
        }
    }

    @Test func `tests of XCTest are run before the others, as the package manager does`() throws {
        let moments = try lesson(
            step(
                .green, edit("Tests/ATests/A.swift", "import Testing"),
                edit("Tests/BTests/B.swift", "import XCTest"),
                edit("Tests/CTests/C.swift", "import XCTest"))
        )
        .replay(from: Self.package)

        #expect(moments.testModules(at: 0) == ["BTests", "CTests", "ATests"])
    }

    @Test(
        arguments: [
            (
                "of what changed since the last green",
                [
                    (.green, "Tests/A"), (.red, "Tests/B"), (.green, "Tests/C"), (.red, "Tests/A"),
                    (.green, "Tests/C"),
                ], ["A", "B", "BC", "A", "ABC"]
            ),
            (
                "at a refactoring of all that changed before, and not yet of what comes",
                [
                    (.green, "Tests/A"), (.green, "Tests/B"), (.refactor, "Tests/B"),
                    (.green, "Tests/C"),
                ], ["A", "B", "AB", "ABC"]
            ),
            (
                "of a stage, from its change on",
                [(.green, "Sources/A"), (.green, "Sources/B"), (.green, "Sources/C")],
                ["A", "B", "ABC"]
            ),
            (
                "that it leaves alone, at its end and at a sabotage",
                [
                    (.red, "Tests/A"), (.green, "Sources/A"), (.breakIt, "Sources/A"),
                    (.refactor, "Sources/A"),
                ], ["A", "A", "AB", "AB"]
            ),
        ] as [(String, [(Sign, String)], [String])])
    func `a lesson runs tests`(_ rule: String, _ changes: [(Sign, String)], _ names: [String])
        throws
    {
        var lesson = lesson()
        lesson.steps = changes.enumerated().map { index, change in
            let (folder, name) = (change.1.dropLast(2), change.1.suffix(1))
            let target = name + (folder == "Tests" ? "Tests" : "")
            let text = (target == "B" ? "import A\n" : "") + "let number = \(index)"
            return step(change.0, edit("\(folder)/\(target)/\(name).swift", text))
        }

        let moments = try lesson.replay(from: Self.package)

        #expect(
            moments.indices.map(moments.testModules(at:)) == names.map { $0.map { "\($0)Tests" } })
    }

    @Test func `a test whose output a step shows is run there`() throws {
        let test = "import A\n@Test func `a stays`() {}"
        var lesson = lesson(
            step(.green, edit("Tests/ATests/A.swift", test)),
            step(.green, edit("Tests/BTests/B.swift", "let t = 2")),
            step(.green, edit("Tests/BTests/B.swift", "let t = 3")),
            step(.green, edit("Tests/CTests/C.swift", "let t = 4"))
        )
        lesson.steps[1].console = [ConsoleLine(text: "✔ Test \"a stays\" passed", line: 1)]
        let moments = try lesson.replay(from: Self.package)

        let modules = moments.indices.dropLast().map(moments.testModules(at:))

        #expect(modules == [["ATests"], ["ATests", "BTests"], ["BTests"]])
    }

    @Test func `code whose tests are not run has to compile all the same`() throws {
        let moments = try lesson(
            step(.red, edit("Tests/ATests/A.swift", "import A")),
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.green, edit("Tests/ATests/A.swift", "@testable import A"))
        )
        .replay(from: Self.package)

        #expect(moments.untestedModules(at: 1) == ["B"])
    }

    // MARK: Material

    private func lesson(_ steps: Step...) -> Lesson {
        Lesson(path: "Lesson.md", steps: steps)
    }

    private func step(_ sign: Sign, _ edits: Edit...) -> Step {
        Step(sign: sign, heading: "A step", line: 5, edits: edits)
    }

    private func edit(_ path: String, _ text: String, line: Int = 7) -> Edit {
        Edit(path: path, lines: text.lines, lesson: "Lesson.md", line: line)
    }
}
