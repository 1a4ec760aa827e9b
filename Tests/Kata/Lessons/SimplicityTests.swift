import Testing

@testable import kata

struct SimplicityTests {
    // MARK: A goal

    @Test(arguments: [
        "**Simpler:** at most 24 lines of code, none deeper than 3 levels",
        "**Simpler:** at most 24 lines of code, none deeper than 3 levels.",
        "**Simpler:** at most 24 lines of code, none deeper than 3 levels; the tests stay.",
    ])
    func `a goal has a number of lines and of levels`(_ line: String) {
        #expect(Simplicity(goal: line) == Simplicity(lines: 24, levels: 3))
    }

    @Test func `a goal of one line and one level is written in the singular`() {
        let goal = Simplicity(
            goal: "**Simpler:** at most 1 line of code, none deeper than 1 level")

        #expect(goal == Simplicity(lines: 1, levels: 1))
    }

    @Test(arguments: [
        "", "**Simpler:** at most 24 lines", "Simpler: at most 24 lines of code",
        "**Simpler:** at most ten lines of code, none deeper than 3 levels",
    ])
    func `other lines are no goal`(_ line: String) {
        #expect(Simplicity(goal: line) == nil)
    }

    @Test(arguments: [
        (Simplicity(lines: 24, levels: 3), true), (Simplicity(lines: 25, levels: 3), false),
        (Simplicity(lines: 24, levels: 4), false), (Simplicity(lines: 1, levels: 0), true),
    ])
    func `a goal is kept by what is not beyond it`(_ code: Simplicity, _ isKept: Bool) {
        #expect(code.keeps(Simplicity(lines: 24, levels: 3)) == isKept)
    }

    // MARK: What code measures

    @Test func `lines of code are neither blank nor comments`() {
        let code = Tree([
            "Sources/A.swift": """
            /// Adds.
            func add(_ a: Int, _ b: Int) -> Int {
                // the sum

                a + b  // here
            }

            """
        ])

        #expect(Simplicity(of: code) == Simplicity(lines: 3, levels: 1))
    }

    @Test func `a comment may have several lines`() {
        let code = Tree(["Sources/A.swift": "/*\n    long\n*/\n/* short */\nlet a = 1\n"])

        #expect(Simplicity(of: code) == Simplicity(lines: 1, levels: 0))
    }

    @Test func `the files of Sources count together, and no others`() {
        let code = Tree([
            "Sources/A.swift": "let a = 1\n",
            "Sources/More/B.swift": "if a {\n    if b {\n        c()\n    }\n}\n",
            "Tests/ATests.swift": "func a() {\n    if b {\n        if c {\n            d()\n",
        ])

        #expect(Simplicity(of: code) == Simplicity(lines: 6, levels: 2))
    }

    @Test(arguments: [("    a", 1), ("        a", 2), ("  a", 1), ("     a", 2), ("\t\ta", 2)])
    func `a level is four spaces or a tab`(_ line: String, _ levels: Int) {
        #expect(Simplicity(of: Tree(["Sources/A.swift": line])).levels == levels)
    }

    @Test func `no code has no lines`() {
        #expect(Simplicity(of: Tree()) == Simplicity(lines: 0, levels: 0))
    }
}
