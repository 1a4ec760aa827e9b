import Testing

@testable import kata

extension VerifyKindsTests {
    @Test func `a refactoring of tests gives all of them new names`() throws {
        try becomeRenaming(to: "two is even", "three is odd")

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `an old name that the starter does not have is found`() throws {
        try becomeRenaming("`test1`, `test2`, `test3`", to: "two is even", "three is odd")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atGoal), "\(output)")
        #expect(output.contains("expected: a test “test3” in the starter"))
    }

    @Test func `an old name that the solution still has is found`() throws {
        try becomeRenaming(to: "two is even", "test2")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atGoal), "\(output)")
        #expect(output.contains("expected: no test “test2” in the solution"))
    }

    @Test func `a new name in the solution that is too short is found`() throws {
        try becomeRenaming(to: "two is even", "three odd")

        let (_, output) = try course.verify("Even")

        #expect(output.contains(Self.atGoal), "\(output)")
        #expect(output.contains("expected: new names of three words at least in the solution"))
        #expect(output.contains("actual:   “three odd”"))
    }

    @Test func `a solution that loses a test by renaming is found`() throws {
        try becomeRenaming(to: "two is even", "three is odd")
        try course.change(
            SampleCourse.exercise + "Solution.md",
            """
                @Test func `three is odd`() {
                    #expect(!isEven(3))
                }

            """, to: "")

        let (_, output) = try course.verify("Even")

        #expect(output.contains("expected: as many tests as in the starter"), "\(output)")
        #expect(output.contains("actual:   1 of 2"))
    }

    @Test func `a refactoring of tests whose solution changes the code is found`() throws {
        try becomeRenaming(to: "two is even", "three is odd")
        try course.change(
            SampleCourse.exercise + "Solution.md", "## The end",
            to: """
                ### 🔵 Refactor: the code

                ```swift
                // Sources/Even.swift
                func isEven(_ n: Int) -> Bool {
                    n.isMultiple(of: 2)
                }
                ```

                """)

        let (_, output) = try course.verify("Even")

        #expect(output.contains("expected: the code of the starter"), "\(output)")
    }
}

extension VerifyKindsTests {
    @Test func `where tests are to go, the solution deletes them`() throws {
        try becomeDeleting(atMost: 1)

        let (code, output) = try course.verify("Even")

        #expect(code == 0, "\(output)")
    }

    @Test func `a goal of fewer tests that the starter reaches, or the solution misses, is found`()
        throws
    {
        try becomeDeleting(atMost: 2)
        let (_, early) = try course.verify("Even")

        try course.change(
            SampleCourse.exercise + "README.md", "at most 2", to: "at most 0")
        let (_, never) = try course.verify("Even")

        #expect(early.contains("expected: more than 2 tests in the starter"), "\(early)")
        #expect(never.contains("expected: at most 0 tests in the solution"), "\(never)")
    }

    private func becomeDeleting(atMost count: Int) throws {
        try becomeRenaming(to: "is even", "test2")
        let home = SampleCourse.exercise
        try course.change(
            home + "README.md", "**Better names:** `test1`, `test2`",
            to: "**Fewer tests:** at most \(count)")
        let second = "\n    @Test func test2() {\n        #expect(!isEven(3))\n    }\n"
        let parts = try course.read(home + "Solution.md").split(separator: "### 🔵")
        let step = String(parts[1]).replacing(second, with: "")
            .replacing("isEven(2)", with: "isEven(2) && !isEven(3)")
        try course.write(parts[0] + "### 🔵" + step, to: home + "Solution.md")
        for name in ["two is even", "three is odd"] {
            try course.change(home + "Mutants.md", name, to: "is even")
        }
    }
}
