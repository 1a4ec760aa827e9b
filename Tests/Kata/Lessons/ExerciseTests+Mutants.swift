import Testing

@testable import kata

extension ExerciseTests {
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
}
