import Testing

@testable import kata

struct ExerciseTests {
    // MARK: README.md

    @Test(
        arguments: [
            ("**Kind:** write the tests", .writeTheTests),
            ("**Kind:** mend the tests", .mendTheTests),
            ("**Kind:** hold it still · after chapter 4", .holdItStill),
            ("**Kind:** write the code", .writeTheCode),
            ("**Kind:** drive it · after chapter 4 · about 20 minutes", .driveIt),
            ("**Kind:** fix the bug.", .fixTheBug),
            ("**Kind:**   make the list", .makeTheList),
        ] as [(String, Exercise.Kind)])
    func `the kind is what README says`(_ line: String, _ kind: Exercise.Kind) throws {
        let exercise = try exercise(readme: "# Filename\n\n\(line)\n\nAn underscore each.\n")

        #expect(exercise.kind == kind)
    }

    @Test(
        arguments: [
            ("refactor", [.shorter(6)]), ("mend the tests", [.shorter(6)]), ("drive it", []),
        ] as [(String, [Goal])])
    func `some kinds have goals`(_ kind: String, _ goals: [Goal]) throws {
        let exercise = try exercise(
            readme: "**Kind:** \(kind)\n\n**Shorter:** no type over 6 lines\n")

        #expect(exercise.goals == goals)
    }

    @Test(
        arguments: [
            ("README.md", "# Filename", .missingKind, 1),
            ("README.md", "**Kind:** write a book", .missingKind, 1),
            ("README.md", "Kind: drive it", .missingKind, 1),
            ("README.md", "Its **Kind:** drive it", .missingKind, 1),
            ("README.md", "```md\n**Kind:** drive it\n```", .missingKind, 1),
            ("README.md", "# Filename\n\n**Kind:** refactor\n", .missingGoal, 3),
            (
                "README.md",
                "# Filename\n\n**Kind:** refactor\n**Without:** `a`\n**No circle** between A and B\n",
                .missingGoal, 5
            ),
            ("README.md", "# A\n\n**Kind:** drive it\n\n<!--\nlater\n-->\n", .openComment, 5),
            (
                "Mutants.md", ExerciseTests.mutants(second: "Caught by `a`.\n\n### Three"),
                .deepHeading("Three"), 11
            ),
            ("Solution.md", "# A\n\n```swift starter\nstruct A {}\n```\n", .missingPath, 3),
            ("Mutants.md", ExerciseTests.mutants(second: ""), .missingCatcher("Two"), 8),
            (
                "Mutants.md", ExerciseTests.mutants(second: "Caught by luck."),
                .missingCatcher("Two"), 8
            ),
            (
                "Mutants.md", ExerciseTests.mutants(second: "It is caught by `a`."),
                .missingCatcher("Two"), 8
            ),
            ("Mutants.md", ExerciseTests.mutants(edits: 0), .nothingToDo, 8),
        ] as [(String, String, LessonError.Problem, Int)])
    func `a mistake is reported with its line`(
        _ file: String, _ text: String, _ problem: LessonError.Problem, _ line: Int
    ) {
        let error = #expect(throws: LessonError.self) { try exercise([file: text]) }

        #expect(
            error
                == LessonError(problem, path: "Exercises/04-Blogger/Filename/" + file, line: line))
    }

    @Test func `hints have a title and a text, in order, with code that is indented`() throws {
        let exercise = try exercise(
            readme: """
                **Kind:** drive it

                <details>
                <summary>Hint 1 · Where to begin?</summary>

                With a short headline.

                And with one space.

                </details>

                Not a hint.

                <details>
                <summary>Hint 2 · How?</summary>

                Like this:

                ```swift
                if a {
                    b()
                }
                ```

                </details>
                """)

        #expect(
            exercise.hints.map(\.title) == ["Hint 1 · Where to begin?", "Hint 2 · How?"])
        #expect(
            exercise.hints.map(\.text) == [
                "With a short headline.\n\nAnd with one space.",
                "Like this:\n\n    if a {\n        b()\n    }",
            ])
    }

    // MARK: Solution.md

    @Test func `the solution is the starter after all of its steps`() throws {
        let starter = """
            ```swift starter
            // Sources/Blogger.swift
            struct Blogger {}
            ```

            ```swift starter
            // Tests/FilenameTests.swift
            import Testing
            ```

            """
        let step = """
            ### 🟢 Green: a property

            ```swift
            // Sources/Blogger.swift
            struct Blogger { var a = 1 }
            ```
            """

        let (begun, solved) = try (exercise(solution: starter), exercise(solution: starter + step))

        #expect(
            begun.starter.files == [
                "Sources/Blogger.swift": "struct Blogger {}\n",
                "Tests/FilenameTests.swift": "import Testing\n",
            ])
        #expect(begun.solution.steps.isEmpty)
        #expect(try begun.solved() == begun.starter)
        #expect(try solved.replay().map(\.before) == [begun.starter])
        #expect(
            try solved.solved().files == [
                "Sources/Blogger.swift": "struct Blogger { var a = 1 }\n",
                "Tests/FilenameTests.swift": "import Testing\n",
            ])
    }

    // MARK: Mutants.md

    @Test func `a mutant has a complaint, catchers and edits`() throws {
        let exercise = try exercise(
            mutants: "# Filename: faulty versions\n\n"
                + Self.mutants(
                    first: "Caught by `a`.\nCaught by `b` and `c` as well.",
                    second: "Caught by `b`, which crashes.", edits: 2))

        #expect(
            exercise.mutants.first
                == Mutant(
                    complaint: "One", line: 3, catchers: ["a", "b", "c"], crashes: false,
                    edits: [
                        Edit(
                            path: "Sources/Blogger.swift", lines: ["struct Blogger {}"],
                            lesson: "Exercises/04-Blogger/Filename/Mutants.md", line: 7)
                    ]))
        #expect(exercise.mutants.map(\.complaint) == ["One", "Two"])
        #expect(exercise.mutants.map(\.crashes) == [false, true])
        #expect(exercise.mutants.map(\.edits.count) == [1, 2])
    }

    // MARK: Its files

    @Test func `an exercise is named after its folder`() throws {
        let exercise = try exercise()

        #expect(exercise.name == "Filename")
        #expect(exercise.home == "Exercises/04-Blogger/Filename/")
        #expect(exercise.hints.isEmpty)
    }

    @Test func `a file that cannot be read is the error`() {
        struct Missing: Error, Equatable { var path: String }

        let error = #expect(throws: Missing.self) {
            try Exercise(home: "Exercises/01-A/B/") { path in
                guard path.hasSuffix("README.md") else { throw Missing(path: path) }
                return "**Kind:** drive it"
            }
        }

        #expect(error == Missing(path: "Exercises/01-A/B/Solution.md"))
    }

    // MARK: Material

    private func exercise(
        readme: String = "**Kind:** drive it", solution: String = "", mutants: String = ""
    ) throws -> Exercise {
        try exercise(["README.md": readme, "Solution.md": solution, "Mutants.md": mutants])
    }

    /// The exercise with these files, others empty, in its folder.
    private func exercise(_ files: [String: String]) throws -> Exercise {
        let texts = ["README.md": "**Kind:** drive it", "Solution.md": "", "Mutants.md": ""]
            .merging(files) { $1 }
        return try Exercise(home: "Exercises/04-Blogger/Filename/") {
            try #require(texts[$0.fileName])
        }
    }

    /// Two mutants, of which the first has seven lines.
    private static func mutants(
        first: String = "Caught by `a`.", second: String = "Caught by `b`.", edits: Int = 1
    ) -> String {
        let edit = "```swift\n// Sources/Blogger.swift\nstruct Blogger {}\n```\n"
        return "## One\n\(first)\n\n\(edit)## Two\n\(second)\n\n"
            + String(repeating: edit, count: edits)
    }
}
