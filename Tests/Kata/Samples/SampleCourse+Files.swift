@testable import kata

extension SampleCourse {
    static let exercise = "Exercises/01-Leap/Even/"

    static let files = [
        "Package.swift": "// swift-tools-version: 6.2\n",
        ".swift-format": #"{ "version": 1, "indentation": { "spaces": 4 } }"#,
        "README.md": table,
        "Chapters/01-Leap.md": chapter,
        "Sources/Leap/Leap.swift": "func isLeap(_ year: Int) -> Bool {\n    true\n}\n",
        "Tests/LeapTests/LeapTests.swift": leapTests,
        exercise + "README.md": readme,
        exercise + "Solution.md": solution,
        exercise + "Mutants.md": mutants,
        exercise + "Sources/Even.swift": starterCode,
        exercise + "Tests/EvenTests.swift": starterTests,
    ]

    static let table = """
        # Sample

        | chapter | exercises |
        |---|---|
        | [1 · Leap years](Chapters/01-Leap.md) | [Even](Exercises/01-Leap/Even/README.md) |

        """

    static let leapTests = """
        import Testing

        @testable import Leap

        struct LeapTests {
            @Test func `2024 is a leap year`() {
                #expect(isLeap(2024))
            }
        }

        """

    static let chapter = """
        # 1 · Leap years

        ## A year

        ### 🔴 1.1 · Red: nothing there

        ```swift
        // Tests/LeapTests/LeapTests.swift
        \(leapTests.dropLast())
        ```

        ```console
        error: cannot find 'isLeap' in scope
        ```

        ### 🟢 1.2 · Green: it is

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            true
        }
        ```

        ```console
        ✔ Test run with 1 test in 1 suite passed
        ```

        ### ⚫ 1.3 · Break it: no year is

        ```swift
        // Sources/Leap/Leap.swift
        func isLeap(_ year: Int) -> Bool {
            false
        }
        ```

        ```console
        ✘ Test "2024 is a leap year" recorded an issue at LeapTests.swift:7:9: Expectation failed: isLeap(2024)
        ```

        ## Exercises

        [Even](../Exercises/01-Leap/Even/README.md)

        """

    static let readme = """
        # Even

        **Kind:** drive it · after [chapter 1](../../../Chapters/01-Leap.md)

        Write `func isEven(_ n: Int) -> Bool`.

        ## Run

        ```sh
        swift test --filter EvenTests
        swift run kata check Even
        swift run kata watch Even
        ```

        The first build takes a minute. Alone it is `ONLY=Even swift test`.

        ## Hints

        <details>
        <summary>Hint 1 · Ask</summary>

        What is two?

        </details>
        <details>
        <summary>Hint 2 · Look</summary>

        What is three?

        </details>
        <details>
        <summary>Hint 3 · Nearly</summary>

        Divide.

        </details>

        """

    static let starterCode = "func isEven(_ n: Int) -> Bool {\n    false\n}\n"

    static let starterTests = """
        import Testing

        @testable import Even

        struct EvenTests {
            @Test(.disabled("Write me")) func `is even`() {}
        }

        """

    static let solution = """
        # Even: a solution

        ## Where we start

        ```swift starter
        // Sources/Even.swift
        \(starterCode.dropLast())
        ```

        ```swift starter
        // Tests/EvenTests.swift
        \(starterTests.dropLast())
        ```

        ### 🔴 Red: two

        ```swift
        // Tests/EvenTests.swift
        struct EvenTests {
            // …
            @Test func `is even`() {
                #expect(isEven(2))
                #expect(!isEven(3))
            }
        }
        ```

        ```console
        ✘ Test "is even" recorded an issue at EvenTests.swift:7:9: Expectation failed: isEven(2)
        ```

        ### 🟢 Green: divide

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n % 2 == 0
        }
        ```

        """

    static let mutants = """
        # Even: faulty versions

        ## Every number is even

        Caught by `is even`.

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n == n
        }
        ```

        ## No number is even

        Caught by `is even`.

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n != n
        }
        ```

        """

    // MARK: A kata

    /// Lets the exercise be a kata of two parts: first even numbers, then without zero.
    func becomeKata() throws {
        let home = Self.exercise
        try change(home + "README.md", "drive it", to: "kata")
        try write(Self.parts, to: home + "Parts.md")
        try write(read(home + "Solution.md") + Self.secondPart, to: home + "Solution.md")
        try write(read(home + "Mutants.md") + Self.secondMutant, to: home + "Mutants.md")
        for fault in ["n == n", "n != n", "n >= 0"] { answer(.red, whereCodeContains: fault) }
    }

    static let parts = """
        # Even: later parts

        ## Part 2 · Nothing is even

        From today on, 0 is not even.

        ## Hints

        <details>
        <summary>Hint 1 · Zero</summary>

        Which numbers are left?

        </details>

        <details>
        <summary>Hint 2 · Not zero</summary>

        And then?

        </details>

        """

    private static let secondPart = """

        ## Part 2 · Nothing is even

        ### 🔴 Red: zero

        ```swift
        // Tests/EvenTests.swift
        struct EvenTests {
            // …

            @Test func `zero is not even`() {
                #expect(!isEven(0))
            }
        }
        ```

        ```console
        ✘ Test "zero is not even" recorded an issue at EvenTests.swift:12:9: Expectation failed: !(isEven(0) → true)
        ```

        ### 🟢 Green: but zero

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n != 0 && n % 2 == 0
        }
        ```

        """

    private static let secondMutant = """

        **Part 2**

        ## Zero is even again

        Caught by `zero is not even`.

        ```swift
        // Sources/Even.swift
        func isEven(_ n: Int) -> Bool {
            n >= 0 && n % 2 == 0
        }
        ```

        """
}
