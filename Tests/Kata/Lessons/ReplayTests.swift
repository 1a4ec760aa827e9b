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
            step(.green, edit("Sources/A/A.swift", "let a = 1")),
            step(.refactor, edit("Sources/A/A.swift", "let a = 2"))
        )

        let moments = try lesson.replay(from: Tree(["Sources/B/B.swift": "let b = 7\n"]))

        #expect(moments.map(\.step) == lesson.steps)
        #expect(moments[1].before == moments[0].during)
        #expect(moments[2].before == moments[1].during)
        #expect(
            moments[2].during.files == [
                "Sources/A/A.swift": "let a = 2\n",
                "Sources/B/B.swift": "let b = 7\n",
                "Tests/ATests/A.swift": "let t = 1\n",
            ]
        )
    }

    @Test func `edits of one step are laid over each other`() throws {
        let lesson = lesson(
            step(
                .green,
                edit("Sources/A/A.swift", "let a = 1"),
                edit("Sources/A/A.swift", "// …\nlet b = 2")
            )
        )

        let moments = try lesson.replay(from: Tree())

        #expect(moments[0].during["Sources/A/A.swift"] == "let a = 1\nlet b = 2\n")
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
                .green,
                edit("Sources/A/Same.swift", "let s = 1"),
                edit("Sources/A/Old.swift", ""),
                edit("Sources/A/New.swift", "let n = 1"),
                edit("Sources/A/A.swift", "let a = 2")
            )
        )

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

    // MARK: Laying out

    @Test func `each target that the lesson begins is there from the start, with an empty file`() {
        let lesson = lesson(
            step(.red, edit("Tests/ATests/Deep/A.swift", "let t = 1")),
            step(.green, edit("Sources/A/A.swift", "let a = 1"))
        )

        let tree = lesson.layingOut(Tree())

        #expect(tree.files == ["Sources/A/A.swift": "", "Tests/ATests/Deep/A.swift": ""])
    }

    @Test func `one file is enough to lay out a target`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 1")),
            step(.green, edit("Sources/A/Deep/B.swift", "let b = 1"))
        )

        let tree = lesson.layingOut(Tree())

        #expect(tree.files == ["Sources/A/A.swift": ""])
    }

    @Test func `a target that is there is left alone`() {
        let lesson = lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.green, edit("Sources/A/B.swift", "let b = 1"))
        )

        let tree = lesson.layingOut(Tree(["Sources/A/A.swift": "let a = 1\n"]))

        #expect(tree.files == ["Sources/A/A.swift": "let a = 1\n"])
    }

    @Test func `a target whose name only begins like another is laid out`() {
        let lesson = lesson(step(.green, edit("Sources/Leap/A.swift", "let a = 2")))

        let tree = lesson.layingOut(Tree(["Sources/LeapYear/B.swift": "let b = 1\n"]))

        #expect(
            tree.files
                == ["Sources/Leap/A.swift": "", "Sources/LeapYear/B.swift": "let b = 1\n"]
        )
    }

    @Test func `an exercise has no targets to lay out`() {
        let lesson = lesson(step(.green, edit("Sources/A.swift", "let a = 1")))

        let tree = lesson.layingOut(Tree())

        #expect(tree.files.isEmpty)
    }

    // MARK: Material

    func lesson(_ steps: Step...) -> Lesson {
        Lesson(path: "Lesson.md", title: "4 · Leap", steps: steps, illustrations: 0)
    }

    func step(_ sign: Sign, _ edits: Edit...) -> Step {
        Step(sign: sign, heading: "A step", line: 5, edits: edits)
    }

    func edit(_ path: String, _ text: String, line: Int = 7) -> Edit {
        Edit(path: path, lines: text.lines, lesson: "Lesson.md", line: line)
    }

    func module(_ name: String, imports: String...) -> Module {
        let text = imports.map { "import " + $0 }.text
        return Module(name: name, isTests: false, files: ["Sources/\(name)/File.swift": text])
    }
}
