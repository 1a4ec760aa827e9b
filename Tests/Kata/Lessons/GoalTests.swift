import Testing

@testable import kata

/// Goals of a refactoring that are about its code.
struct GoalTests {
    @Test(
        arguments: [
            (
                "**Simpler:** at most 24 lines of code, none deeper than 3 levels",
                .simplerCode(Simplicity(lines: 24, levels: 3))
            ),
            (
                "**Simpler:** at most 1 line of code, none deeper than 1 level; the tests stay.",
                .simplerCode(Simplicity(lines: 1, levels: 1))
            ),
            (
                "**Without:** `Date()`, `FileManager` in Till.swift; the clock comes in.",
                .without(["Date()", "FileManager"], file: "Till.swift")
            ),
            ("**Without:** `print`", .without(["print"], file: nil)),
            (
                "**No circle:** between `Menu`, Kitchen and Cook. As it was.",
                .noCircle(["Menu", "Kitchen", "Cook"])
            ),
            ("**Shorter:** no type over 6 lines", .shorter(6)),
            ("**Better names:** `test1`, `it works`", .betterNames(["test1", "it works"])),
            ("**Fewer tests:** at most 3", .fewerTests(3)),
            ("", nil), ("**Simpler:** at most 24 lines", nil),
            ("Simpler: at most 24 lines of code, none deeper than 3 levels", nil),
            ("**Simpler:** at most ten lines of code, none deeper than 3 levels", nil),
            ("**Better names:** test1", nil), ("Better names: `test1`", nil),
        ] as [(String, Goal?)])
    func `a line may be a goal`(_ line: String, _ goal: Goal?) {
        #expect(Goal(line) == goal)
    }

    // MARK: Simpler

    @Test(arguments: [
        (Simplicity(lines: 24, levels: 3), true), (Simplicity(lines: 25, levels: 3), false),
        (Simplicity(lines: 24, levels: 4), false), (Simplicity(lines: 1, levels: 0), true),
    ])
    func `a goal is kept by what is not beyond it`(_ code: Simplicity, _ isKept: Bool) {
        #expect(code.keeps(Simplicity(lines: 24, levels: 3)) == isKept)
    }

    @Test(arguments: [
        ("/// Adds.\nfunc add(_ a: Int) {\n    // one\n\n    a + 1  // here\n}\n", 3, 1),
        ("/*\n    long\n*/\n/* short */\nlet a = 1\n", 1, 0), ("", 0, 0),
        ("/* as on the shelf */ let a = 1\nlet b = 2\n", 2, 0),
        ("f {\n    a\n}", 3, 1), ("f {\n  a {\n    b\n  }\n}", 5, 2), ("f {\n\ta\n}", 3, 1),
        ("f(a,\n                        b)", 2, 1), ("f(a: [\n    b,\n])", 3, 1),
        ("let a =\n    b", 2, 0), ("let a = \"\"\"\n    // b {\n\n    c\n    \"\"\"\n", 4, 0),
    ])
    func `lines of code are neither blank nor comments, and a level is a bracket around them`(
        _ text: String, _ lines: Int, _ levels: Int
    ) {
        let code = Tree(["Sources/A.swift": text])

        #expect(Simplicity(of: code) == Simplicity(lines: lines, levels: levels))
    }

    @Test func `the files of Sources count together, and no others`() {
        let code = Tree([
            "Sources/A.swift": "let a = 1\n",
            "Sources/More/B.swift": "if a {\n    if b {\n        c()\n    }\n}\n",
            "Tests/ATests.swift": "func a() {\n    if b {\n        if c {\n            d()\n",
        ])

        #expect(Simplicity(of: code) == Simplicity(lines: 6, levels: 2))
    }

    // MARK: Without

    @Test(arguments: [
        ("let now = Date()", "`Date()` is still in Till.swift"),
        ("let now = Foundation.Date ()", "`Date()` is still in Till.swift"),
        ("let text = \"\\(Date())\"", "`Date()` is still in Till.swift"),
        ("let text = \"Date()\"  // Date()", nil),
        ("let day: Date", nil),
        ("let at = UpDate()", nil),
    ])
    func `what is neither text nor comment counts`(_ line: String, _ state: String?) {
        let files = Tree(["Sources/Till.swift": "\n\(line)\n", "Sources/A.swift": "Date()\n"])

        let mark = Goal.without(["Date()"], file: "Till.swift").mark(files)

        #expect(mark?.isReached == (state == nil))
        #expect(mark?.state == state ?? "`Date()`")
        #expect(mark?.place == state.map { _ in "Sources/Till.swift:2" })
    }

    @Test func `a file in which something is not to be has to stay`() {
        let mark = Goal.without(["Date()"], file: "Till.swift")
            .mark(Tree(["Sources/A.swift": "struct Till {}\n"]))

        #expect(mark?.isReached == false)
        #expect(mark?.state == "there is no Till.swift")
    }

    // MARK: Shorter

    @Test func `no type is to have more lines, its extensions included`() {
        let files = Tree([
            "Sources/A.swift": "// x\nfinal class A {\n    class func a() {}\n}\n\nenum B {\n}\n",
            "Sources/B.swift": "extension A {\n\n}\n",
        ])

        let marks = [6, 5].map { Goal.shorter($0).mark(files) }

        #expect(marks[0]?.state == "no type over 6 lines, the longest is A: 6")
        #expect(marks.map { $0?.isReached } == [true, false])
        #expect(marks[1]?.state == "A has 6 lines (the goal: 5)")
        #expect(marks[1]?.place == "Sources/A.swift:2")
    }

    // MARK: No circle

    @Test func `types that need each other stand in a circle`() {
        let files = Tree([
            "Sources/A.swift": "struct Menu {\n    let cook: Cook\n}\n",
            "Sources/B.swift": "class Kitchen {\n    var menu: Menu?\n}\n",
            "Sources/C.swift": "struct Cook {\n    // Menu\n}\n\nextension Cook: Kitchen {}\n",
        ])

        let mark = Goal.noCircle(["Menu", "Kitchen", "Cook"]).mark(files)

        #expect(mark?.state == "Menu → Cook → Kitchen → Menu")
        #expect(mark?.place == "Sources/B.swift:2")
    }

    @Test func `types that need others in one direction stand in none`() {
        let files = Tree([
            "Sources/A.swift": "struct A {\n    let b: B\n    let c: C\n    let a: A?\n}\n",
            "Sources/B.swift": "struct B {\n    let c: C\n}\n\nstruct C {\n}\n",
            "Sources/D.swift": "struct D {\n    let a: A\n}\n\nextension C {\n    var d: D?\n}\n",
        ])

        let marks = [["A", "B", "C"], ["A", "B", "C", "D"]].map { Goal.noCircle($0).mark(files) }

        #expect(marks.map { $0?.isReached } == [true, false])
        #expect(marks[0]?.state == "between A, B, C")
    }
}
