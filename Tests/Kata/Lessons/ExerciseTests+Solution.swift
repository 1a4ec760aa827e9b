import Testing

@testable import kata

extension ExerciseTests {
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

    @Test func `the solution is the starter after all of its steps`() throws {
        let exercise = try exercise(solution: Self.twoSteps)

        let moments = try exercise.replay()

        #expect(moments.map(\.before).first == exercise.starter)
        #expect(
            moments.map { $0.during["Sources/Blogger.swift"] } == [
                "struct Blogger {}\n", "struct Blogger { var a = 1 }\n",
            ])
        #expect(try exercise.solved() == moments.last?.during)
    }

    @Test func `without steps the starter is the solution`() throws {
        let exercise = try exercise(
            solution: "```swift starter\n// Sources/Blogger.swift\nstruct Blogger {}\n```\n")

        #expect(try exercise.solved().files == ["Sources/Blogger.swift": "struct Blogger {}\n"])
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
}
