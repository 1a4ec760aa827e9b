import Testing

@testable import Course

struct ExerciseTests {
    // MARK: README.md

    @Test func `an exercise is named after its folder`() throws {
        let exercise = try exercise()

        #expect(exercise.name == "Filename")
        #expect(exercise.home == "Exercises/04-Blogger/Filename/")
    }

    @Test(arguments: [
        Kind("**Kind:** write the tests", .writeTheTests),
        Kind("**Kind:** write the code", .writeTheCode),
        Kind("**Kind:** drive it · after chapter 4 · about 20 minutes", .driveIt),
        Kind("**Kind:** fix the bug.", .fixTheBug),
        Kind("**Kind:**   make the list", .makeTheList),
    ])
    func `the kind is what README says`(_ row: Kind) throws {
        let exercise = try exercise(readme: "# Filename\n\n\(row.line)\n\nAn underscore each.\n")

        #expect(exercise.kind == row.kind)
    }

    struct Kind: CustomTestStringConvertible {
        var line: String
        var kind: Exercise.Kind

        init(_ line: String, _ kind: Exercise.Kind) {
            self.line = line
            self.kind = kind
        }

        var testDescription: String { line }
    }

    @Test(arguments: [
        "# Filename", "**Kind:** write a book", "Kind: drive it", "Its **Kind:** drive it",
        "```md\n**Kind:** drive it\n```",
    ])
    func `a kind that is missing or unknown is reported`(_ readme: String) {
        let error = #expect(throws: LessonError.self) { try exercise(readme: readme) }

        #expect(
            error
                == LessonError(
                    .missingKind,
                    path: "Exercises/04-Blogger/Filename/README.md",
                    line: 1
                )
        )
    }

    @Test func `a refactoring has a goal`() throws {
        let exercise = try exercise(
            readme: """
                **Kind:** refactor · after chapter 4

                **Simpler:** at most 24 lines of code, none deeper than 3 levels
                """
        )

        #expect(exercise.kind == .refactor)
        #expect(exercise.goal == .simplerCode(Simplicity(lines: 24, levels: 3)))
    }

    @Test func `the goal of a refactoring may be better names for tests`() throws {
        let exercise = try exercise(
            readme: "**Kind:** refactor\n\n**Better names:** `test1`, `it works`\n")

        #expect(exercise.goal == .betterNames(["test1", "it works"]))
    }

    @Test(arguments: [
        "", "**Simpler:** at most 24 lines", "at most 24 lines of code",
        "**Better names:** test1", "Better names: `test1`",
    ])
    func `a refactoring without a goal is reported`(_ line: String) {
        let error = #expect(throws: LessonError.self) {
            try exercise(readme: "# Filename\n\n**Kind:** refactor\n\n\(line)\n")
        }

        #expect(
            error
                == LessonError(
                    .missingGoal, path: "Exercises/04-Blogger/Filename/README.md", line: 3)
        )
    }

    @Test func `other kinds have no goal`() throws {
        let exercise = try exercise(
            readme:
                "**Kind:** drive it\n\n**Simpler:** at most 2 lines of code, none deeper than 3 levels"
        )

        #expect(exercise.goal == nil)
    }

    @Test func `hints have a title and a text, in order`() throws {
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
                <summary>Hint 2 · And then?</summary>

                With two spaces.

                </details>
                """
        )

        #expect(
            exercise.hints == [
                Hint(
                    title: "Hint 1 · Where to begin?",
                    text: "With a short headline.\n\nAnd with one space."
                ),
                Hint(title: "Hint 2 · And then?", text: "With two spaces."),
            ]
        )
    }

    @Test func `code in a hint is indented`() throws {
        let exercise = try exercise(
            readme: """
                **Kind:** drive it

                <details>
                <summary>Hint 3 · How?</summary>

                Like this:

                ```swift
                if a {
                    b()
                }
                ```

                </details>
                """
        )

        #expect(
            exercise.hints.map(\.text)
                == ["Like this:\n\n    if a {\n        b()\n    }"]
        )
    }

    @Test func `there may be no hints`() throws {
        let exercise = try exercise(readme: "**Kind:** drive it\n\nNo help here.\n")

        #expect(exercise.hints.isEmpty)
    }

    // MARK: Solution.md

    @Test func `starter blocks are the files to begin with`() throws {
        let exercise = try exercise(
            solution: """
                ```swift starter
                // Sources/Blogger.swift
                struct Blogger {}
                ```

                ```swift starter
                // Tests/FilenameTests.swift
                import Testing

                @testable import Filename
                ```
                """
        )

        #expect(
            exercise.starter.files == [
                "Sources/Blogger.swift": "struct Blogger {}\n",
                "Tests/FilenameTests.swift": "import Testing\n\n@testable import Filename\n",
            ]
        )
        #expect(exercise.solution.steps.isEmpty)
    }

    @Test func `a starter block needs a path like any other`() {
        let error = #expect(throws: LessonError.self) {
            try exercise(solution: "# Solution\n\n```swift starter\nstruct Blogger {}\n```\n")
        }

        #expect(
            error
                == LessonError(
                    .missingPath,
                    path: "Exercises/04-Blogger/Filename/Solution.md",
                    line: 3
                )
        )
    }

    @Test func `the steps of the solution are replayed on the starter`() throws {
        let exercise = try exercise(solution: Self.twoSteps)

        let moments = try exercise.replay()

        #expect(
            moments.map { $0.during["Sources/Blogger.swift"] }
                == ["struct Blogger {}\n", "struct Blogger { var a = 1 }\n"]
        )
        #expect(moments.first?.before == exercise.starter)
    }

    @Test func `solved are the files at the end of the solution`() throws {
        let exercise = try exercise(solution: Self.twoSteps)

        let solved = try exercise.solved()

        #expect(
            solved.files == [
                "Sources/Blogger.swift": "struct Blogger { var a = 1 }\n",
                "Tests/FilenameTests.swift": "import Testing\n",
            ]
        )
    }

    @Test func `without steps the starter is the solution`() throws {
        let exercise = try exercise(
            solution: "```swift starter\n// Sources/Blogger.swift\nstruct Blogger {}\n```\n"
        )

        let solved = try exercise.solved()

        #expect(solved.files == ["Sources/Blogger.swift": "struct Blogger {}\n"])
    }

    private static let twoSteps = """
        ```swift starter
        // Sources/Blogger.swift
        struct Blogger {}
        ```

        ### 🔵 Refactor: an import

        ```swift
        // Tests/FilenameTests.swift
        import Testing
        ```

        ### 🟢 Green: a property

        ```swift
        // Sources/Blogger.swift
        struct Blogger { var a = 1 }
        ```
        """

    // MARK: Mutants.md

    @Test func `a mutant has a complaint, catchers and edits`() throws {
        let exercise = try exercise(
            mutants: """
                # Filename: faulty versions

                ## A space stays

                Caught by `spaces become underscores` and `two spaces become two`.

                ```swift
                // Sources/Blogger.swift
                struct Blogger {}
                ```
                """
        )

        #expect(
            exercise.mutants == [
                Mutant(
                    complaint: "A space stays",
                    line: 3,
                    catchers: ["spaces become underscores", "two spaces become two"],
                    crashes: false,
                    edits: [
                        Edit(
                            path: "Sources/Blogger.swift",
                            lines: ["struct Blogger {}"],
                            lesson: "Exercises/04-Blogger/Filename/Mutants.md",
                            line: 7
                        )
                    ]
                )
            ]
        )
    }

    @Test func `mutants are in order, each with what is its own`() throws {
        let exercise = try exercise(
            mutants: mutant("One", caughtBy: "Caught by `a`.", edits: 2)
                + mutant("Two", caughtBy: "Caught by `b`.")
        )

        #expect(exercise.mutants.map(\.complaint) == ["One", "Two"])
        #expect(exercise.mutants.map(\.catchers) == [["a"], ["b"]])
        #expect(exercise.mutants.map(\.edits.count) == [2, 1])
    }

    @Test func `a mutant whose bug is a crash says so`() throws {
        let exercise = try exercise(
            mutants: mutant("One", caughtBy: "Caught by `a`.")
                + mutant("Two", caughtBy: "Caught by `b`, which crashes.")
        )

        #expect(exercise.mutants.map(\.crashes) == [false, true])
    }

    @Test func `catchers on several lines add up`() throws {
        let exercise = try exercise(
            mutants: mutant("One", caughtBy: "Caught by `a`.\nCaught by `b` as well.")
        )

        #expect(exercise.mutants.map(\.catchers) == [["a", "b"]])
    }

    @Test(arguments: ["", "Caught by luck.", "It is caught by `a`."])
    func `a mutant without a catcher is reported`(_ line: String) {
        let text = mutant("One", caughtBy: "Caught by `a`.") + mutant("Two", caughtBy: line)

        let error = #expect(throws: LessonError.self) { try exercise(mutants: text) }

        #expect(
            error
                == LessonError(
                    .missingCatcher("Two"),
                    path: "Exercises/04-Blogger/Filename/Mutants.md",
                    line: 8
                )
        )
    }

    @Test func `a mutant without an edit is reported`() {
        let text =
            mutant("One", caughtBy: "Caught by `a`.")
            + mutant("Two", caughtBy: "Caught by `b`.", edits: 0)

        let error = #expect(throws: LessonError.self) { try exercise(mutants: text) }

        #expect(
            error
                == LessonError(
                    .nothingToDo,
                    path: "Exercises/04-Blogger/Filename/Mutants.md",
                    line: 8
                )
        )
    }

    @Test func `a mutant is laid over the solution`() throws {
        let mutant = Mutant(
            complaint: "The name is empty",
            line: 3,
            catchers: ["a"],
            crashes: false,
            edits: [
                edit(["struct Blogger {", "    // …", "    let name = \"\"", "}"])
            ]
        )

        let faulty = try mutant.applied(
            to: Tree([
                "Sources/Blogger.swift":
                    "struct Blogger {\n    let name = \"Jo\"\n    let age = 7\n}\n",
                "Sources/Post.swift": "struct Post {}\n",
            ])
        )

        #expect(
            faulty.files == [
                "Sources/Blogger.swift":
                    "struct Blogger {\n    let name = \"\"\n    let age = 7\n}\n",
                "Sources/Post.swift": "struct Post {}\n",
            ]
        )
    }

    @Test func `a mutant that does not fit the solution is reported`() {
        let mutant = Mutant(
            complaint: "The name is empty",
            line: 3,
            catchers: ["a"],
            crashes: false,
            edits: [edit(["struct Writer {", "    // …", "}"])]
        )

        let error = #expect(throws: LessonError.self) {
            try mutant.applied(to: Tree(["Sources/Blogger.swift": "struct Blogger {}\n"]))
        }

        #expect(error == LessonError(.noSuchPlace("type Writer"), path: "Mutants.md", line: 17))
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

    /// The exercise with these files, and no others, in its folder.
    private func exercise(
        readme: String = "**Kind:** drive it",
        solution: String = "",
        mutants: String = ""
    ) throws -> Exercise {
        let home = "Exercises/04-Blogger/Filename/"
        let texts = [
            home + "README.md": readme,
            home + "Solution.md": solution,
            home + "Mutants.md": mutants,
        ]
        return try Exercise(home: home) { try #require(texts[$0]) }
    }

    /// The text of a mutant: with one edit, seven lines.
    private func mutant(_ complaint: String, caughtBy: String, edits: Int = 1) -> String {
        let edit = "```swift\n// Sources/Blogger.swift\nstruct Blogger {}\n```\n"
        return "## \(complaint)\n\(caughtBy)\n\n" + String(repeating: edit, count: edits)
    }

    private func edit(_ lines: [String]) -> Edit {
        Edit(path: "Sources/Blogger.swift", lines: lines, lesson: "Mutants.md", line: 17)
    }
}
