import Testing

@testable import kata

struct ExerciseTests {
    // MARK: README.md

    @Test func `an exercise is named after its folder`() throws {
        let exercise = try exercise()

        #expect(exercise.name == "Filename")
        #expect(exercise.home == "Exercises/04-Blogger/Filename/")
    }

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
        #expect(exercise.goals == [.simplerCode(Simplicity(lines: 24, levels: 3))])
    }

    @Test func `the goal of mended tests may be better names`() throws {
        let exercise = try exercise(
            readme: "**Kind:** mend the tests\n\n**Better names:** `test1`, `it works`\n")

        #expect(exercise.goals == [.betterNames(["test1", "it works"])])
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

        #expect(exercise.goals == [])
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

    // MARK: Material

    /// The exercise with these files, and no others, in its folder.
    func exercise(
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
    func mutant(_ complaint: String, caughtBy: String, edits: Int = 1) -> String {
        let edit = "```swift\n// Sources/Blogger.swift\nstruct Blogger {}\n```\n"
        return "## \(complaint)\n\(caughtBy)\n\n" + String(repeating: edit, count: edits)
    }
}
