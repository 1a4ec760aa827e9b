import Foundation
import Testing

@testable import kata

/// A check with a real compiler, from the files to the exit code.
struct RealCheckTests {
    let course: SampleCourse
    private let tests = SampleCourse.exercise + "Tests/EvenTests.swift"
    private let code = SampleCourse.exercise + "Sources/Even.swift"

    init() throws {
        course = try SampleCourse()
        try course.write("func isEven(_ n: Int) -> Bool {\n    n & 1 == 0\n}\n", to: code)
    }

    @Test func `tests that ask for too much fail on our solution`() throws {
        try save(tests: "#expect(isEven(2))\n        #expect(!isEven(3))\n        #expect(isOwn())")
        try course.write("func isOwn() -> Bool { true }\n" + course.read(code), to: code)

        let (exit, output) = try check()

        #expect(exit == 1)
        #expect(output.contains("✘ doesn't compile"))
        #expect(output.contains("Next: use only the names that README.md gives"))
    }

    @Test func `code that does not do what our tests ask is not done`() throws {
        try course.write("func isEven(_ n: Int) -> Bool {\n    n == 2\n}\n", to: code)
        try course.change(
            SampleCourse.exercise + "Solution.md", "#expect(!isEven(3))",
            to: "#expect(!isEven(3))\n        #expect(isEven(4))")
        try save(tests: "#expect(isEven(2))\n        #expect(!isEven(3))")

        let (exit, output) = try check()

        #expect(exit == 1)
        #expect(output.contains("our tests     ✘ 1 failing"))
        #expect(output.contains("“is even”"))
    }

    @Test func `code that does not compile is said to be so, with its place`() throws {
        try save(tests: "#expect(isEven(2))")
        try course.write("func isEven(_ n: Int) -> Bool {\n    m == 2\n}\n", to: code)

        let (exit, output) = try check()

        #expect(exit == 1)
        #expect(output.contains("Next: make it compile. cannot find 'm' in scope"))
        #expect(output.contains("Exercises/01-Leap/Even/Sources/Even.swift:2"))
    }

    @Test func `code and tests may use what the chapters have built`() throws {
        try course.write(
            "public func isOdd(_ n: Int) -> Bool {\n    n % 2 != 0\n}\n",
            to: "Sources/Leap/Leap.swift")
        for path in [code, SampleCourse.exercise + "Solution.md"] {
            try course.change(path, "func isEven", to: "import Leap\n\nfunc isEven")
        }
        try course.change(code, "n & 1 == 0", to: "!isOdd(n)")
        try save(tests: "#expect(isEven(2))\n        #expect(isOdd(3) && !isEven(3))")
        try course.change(tests, "import Testing", to: "import Leap\nimport Testing")

        let (exit, output) = try check()

        #expect(exit == 0, "\(output)")
        #expect(output.contains("✔ 2 of 2 noticed"))
    }

    private func save(tests body: String) throws {
        try course.write(
            SampleCourse.starterTests.replacing(
                "@Test(.disabled(\"Write me\")) func `is even`() {}",
                with: "@Test func `is even`() {\n        \(body)\n    }"), to: tests)
    }

    private func check() throws -> (exit: Int32, output: String) {
        (try Check(world: course.compiling).run("Even"), course.output)
    }
}
