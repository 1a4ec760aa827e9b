@testable import kata

extension SampleCourse {
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
