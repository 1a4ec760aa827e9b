extension Readme {
    /// A block of code on the page, as a test of the solution.
    struct Example: Equatable, Sendable {
        /// The line of its opening fence.
        var line: Int
        /// The solution's code, and the starter's tests with this one among them.
        var tree: Tree
    }

    /// The blocks that are not only there to be looked at: whole tests as they are, and anything else
    /// as the body of one.
    ///
    /// - Throws: `LessonError` with the line of a block that finds no place among the tests.
    func examples(with solved: Tree) throws -> [Example] {
        let path = "Tests/\(exercise.name)Tests.swift"
        let begun = solved.below("Sources/").merging(exercise.starter.below("Tests/"))
        let line = begun[path]?.lines.first {
            $0.contains("\(exercise.name)Tests") && $0.contains("{")
        }
        let suite = (line ?? "").prefix { $0 != "{" } + "{"
        let isOfXCTest = suite.contains("XCTestCase")
        let head = (isOfXCTest ? "" : "@Test ") + "func testOfThePage() async throws {"
        return try page.pieces.compactMap { piece in
            guard case .block("swift", .edit, let lines) = piece.content else { return nil }
            let isWhole = lines.contains { $0.hasPrefix("@Test") || $0.hasPrefix("func test") }
            let body = isWhole ? lines : [head] + lines + ["}"]
            let edit = Edit(
                path: path,
                lines: [String(suite), "    " + elision] + body.map { "    " + $0 } + ["}"],
                lesson: exercise.home + "README.md", line: piece.line)
            var tree = begun
            tree[path] = try merge(edit, into: tree[path])
            return Example(line: piece.line, tree: tree)
        }
    }

    /// Where an example is not as the solution is.
    ///
    /// - Parameter reports: one for each of `examples`, in their order.
    func findings(on examples: [Example], _ reports: some Sequence<Report>) -> [Finding] {
        zip(examples, reports).filter { $1.verdict != .green }.map { example, report in
            finding(
                example.line, "an example that passes on the solution, or ```swift illustration",
                report.details)
        }
    }

    /// How many blocks of Swift are only there to be looked at.
    var illustrations: Int {
        page.pieces.count {
            if case .block("swift", .illustration, _) = $0.content { true } else { false }
        }
    }
}
