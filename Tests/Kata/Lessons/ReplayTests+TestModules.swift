import Testing

@testable import kata

extension ReplayTests {
    /// Tests of A, of B that uses A, and of C that uses neither.
    private static let package = Tree([
        "Sources/A/A.swift": "let a = 1\n",
        "Sources/B/B.swift": "import A\n",
        "Sources/C/C.swift": "let c = 1\n",
        "Tests/ATests/A.swift": "@testable import A\n",
        "Tests/BTests/B.swift": "@testable import B\n",
        "Tests/CTests/C.swift": "@testable import C\n",
    ])

    @Test(arguments: [
        ("tests themselves", "Tests/BTests/B.swift", ["BTests"]),
        ("what tests import", "Sources/C/C.swift", ["CTests"]),
        ("what others use in turn", "Sources/A/A.swift", ["ATests", "BTests"]),
        ("a new file of tests", "Tests/CTests/New.swift", ["CTests"]),
    ])
    func `tests are run when the lesson touches`(_ what: String, _ path: String, _ names: [String])
        throws
    {
        let moments = try lesson(step(.green, edit(path, "let touched = 1\nimport A")))
            .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == names)
    }

    @Test func `tests of XCTest are run before the others, as the package manager does`() throws {
        let moments = try lesson(
            step(
                .green, edit("Tests/ATests/A.swift", "import Testing"),
                edit("Tests/BTests/B.swift", "import XCTest"),
                edit("Tests/CTests/C.swift", "import XCTest"))
        )
        .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == ["BTests", "CTests", "ATests"])
    }

    @Test func `a step runs the tests of what changed since the last green`() throws {
        let moments = try lesson(
            step(.green, edit("Tests/ATests/A.swift", "let t = 1")),
            step(.red, edit("Tests/BTests/B.swift", "let t = 2")),
            step(.green, edit("Tests/CTests/C.swift", "let t = 3")),
            step(.red, edit("Tests/ATests/A.swift", "let t = 4")),
            step(.green, edit("Tests/CTests/C.swift", "let t = 5"))
        )
        .replay(from: Self.package)

        let modules = moments.indices.map(moments.testModules(at:))

        #expect(
            modules == [
                ["ATests"], ["BTests"], ["BTests", "CTests"], ["ATests"],
                ["ATests", "BTests", "CTests"],
            ])
    }

    @Test
    func `a refactoring runs the tests of all that changed before, and not yet of what comes`()
        throws
    {
        let moments = try lesson(
            step(.green, edit("Tests/ATests/A.swift", "let t = 1")),
            step(.green, edit("Tests/BTests/B.swift", "let t = 2")),
            step(.refactor, edit("Tests/BTests/B.swift", "let t = 3")),
            step(.green, edit("Tests/CTests/C.swift", "let t = 4"))
        )
        .replay(from: Self.package)

        #expect(moments.testModules(at: 2) == ["ATests", "BTests"])
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

    @Test func `where the lesson changes a stage later, its tests are run from then on`() throws {
        let moments = try lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.green, edit("Sources/B/B.swift", "import A\nlet b = a")),
            step(.green, edit("Sources/C/C.swift", "let c = 2"))
        )
        .replay(from: Self.package)

        #expect(
            moments.indices.dropLast().map(moments.testModules(at:)) == [["ATests"], ["BTests"]])
    }

    @Test func `what a sabotage touches is run`() throws {
        let moments = try lesson(step(.breakIt, edit("Sources/C/C.swift", "let c = 0")))
            .replay(from: Self.package)

        let modules = moments.testModules(at: 0)

        #expect(modules == ["CTests"])
    }

    @Test func `tests that the lesson leaves alone are run at its end and at a sabotage`()
        throws
    {
        let moments = try lesson(
            step(.red, edit("Tests/ATests/A.swift", "import A")),
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.breakIt, edit("Sources/A/A.swift", "let a = 3")),
            step(.refactor, edit("Sources/A/A.swift", "let a = 1 + 1"))
        )
        .replay(from: Self.package)

        let modules = moments.indices.map(moments.testModules(at:))

        #expect(
            modules == [["ATests"], ["ATests"], ["ATests", "BTests"], ["ATests", "BTests"]])
    }

    @Test func `tests of what the lesson changes are run, whether it changes them or not`() throws {
        let moments = try lesson(
            step(.green, edit("Sources/A/A.swift", "let a = 2")),
            step(.green, edit("Tests/CTests/C.swift", "import C"))
        )
        .replay(from: Self.package)

        #expect(moments.testModules(at: 0) == ["ATests"])
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
}
