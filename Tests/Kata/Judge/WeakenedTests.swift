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
        var code = "n & 1 == 0"
        var words = "“Every number is even” was noticed by “three is not”, and is not any more"
    }

    private static let test = "@Test func `three is not`() throws { BODY }"

    @Test(arguments: [
        Weakening(
            testDescription: "an assertion became weaker", after: "#expect(share(of: 3) >= 0)"),
        Weakening(
            testDescription: "a tolerance became wider",
            after: "#expect(abs(share(of: 3) - 0) < 1.5)"),
        Weakening(
            testDescription: "a test became disabled", before: "@Test func `three",
            after: "@Test(.disabled(\"later\")) func `three",
            words: "“three is not” ran, and is disabled now"),
        Weakening(
            testDescription: "a test is gone",
            before: test.replacing("BODY", with: "#expect(abs(share(of: 3) - 0) < 0.5)"),
            after: "", words: "“three is not” was there, and is gone"),
        Weakening(
            testDescription: "an assertion is gone", after: "_ = share(of: 3)",
            words: "“three is not” asserted something, and asserts nothing now"),
        Weakening(
            testDescription: "a try? swallows", before: "try odd(5)", after: "try? odd(5)",
            words: "“five is odd” noticed a faulty version, and notices none now"),
        Weakening(
            testDescription: "an expected value is taken from the code",
            after: "#expect(abs(share(of: 3) - share(of: 3)) < 0.5)"),
        Weakening(
            testDescription: "a golden value is recorded anew", before: "3) - 0)", after: "3) - 1)",
            code: "n == 3 || n & 1 == 0",
            words: "“three is not” was green on code that is right, and is red there now"),
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
            ? tests : tests.replacing("{ try odd(5) }", with: "{ #expect(isEven(4)) }")
        #expect(try !check(alone, code: "n & 1 == 0").contains("last time"))

        let output = try check(
            alone.replacing(weakening.before, with: weakening.after), code: weakening.code)

        #expect(output.hasPrefix("Your tests "), "\(output)")
        #expect(output.contains("\n  · \(weakening.words)\n"), "\(output)")
    }

    private func check(_ tests: String, code: String) throws -> String {
        try course.write(tests, to: SampleCourse.exercise + "Tests/EvenTests.swift")
        try course.write(
            "func isEven(_ n: Int) -> Bool {\n    \(code)\n}\n",
            to: SampleCourse.exercise + "Sources/Even.swift")
        course.forget()
        var world = course.world
        world.engine = Engine { try SampleCourse.lab.run($0) }
        _ = try Check(world: world).run("Even")
        return course.output
    }
}
