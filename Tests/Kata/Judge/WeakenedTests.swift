import Testing

@testable import kata

/// Tests that somebody weakens between two checks, with a real compiler.
struct WeakenedTests {
    let course: SampleCourse

    init() throws { course = try SampleCourse() }

    /// What is done to a test, and what the next check says of it.
    struct Weakening: CustomTestStringConvertible {
        var testDescription: String
        var before = "#expect(abs(share(of: 3) - 0) < 0.5)"
        var after: String
        var words = "not noticed any more: Every number is even (by “three is not”)"
    }

    private static let test = "@Test func `three is not`() throws { BODY }"

    @Test(arguments: [
        Weakening(
            testDescription: "an assertion became weaker", after: "#expect(share(of: 3) >= 0)"),
        Weakening(
            testDescription: "a try? swallows", before: "try odd(5)", after: "try? odd(5)",
            words: "not noticed any more: Every number is even (by “five is odd”)"),
        Weakening(
            testDescription: "an expected value is taken from the code",
            after: "#expect(abs(share(of: 3) - share(of: 3)) < 0.5)"),
    ])
    func `is named by the next check`(_ weakening: Weakening) throws {
        let tests = """
            import Testing

            @testable import Even

            struct EvenTests {
                @Test func `two is even`() { #expect(isEven(2)) }
                \(Self.test.replacing("BODY", with: "#expect(abs(share(of: 3) - 0) < 0.5)"))
                @Test func `five is odd`() throws { try odd(5) }
            }

            func share(of n: Int) -> Double { isEven(n) ? 1 : 0 }

            func odd(_ n: Int) throws {
                if isEven(n) { throw NotOdd() }
            }

            struct NotOdd: Error {}

            """
        // One test alone notices what is to be lost.
        let alone =
            weakening.before.contains("odd")
            ? tests.replacing("abs(share(of: 3) - 0) < 0.5", with: "isEven(4)")
            : tests.replacing("{ try odd(5) }", with: "{ #expect(isEven(4)) }")
        #expect(try check(alone).hasPrefix("Even · drive it\n"))

        let output = try check(alone.replacing(weakening.before, with: weakening.after))

        #expect(output.contains("\n  · \(weakening.words)\n"), "\(output)")
    }

    private func check(_ tests: String) throws -> String {
        try course.write(tests, to: SampleCourse.exercise + "Tests/EvenTests.swift")
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    n & 1 == 0\n}\n",
            to: SampleCourse.exercise + "Sources/Even.swift")
        course.forget()
        var world = course.world
        world.engine = Engine { try SampleCourse.lab.run($0) }
        _ = try Check(world: world).run("Even")
        return course.output
    }
}
