import Testing

@testable import kata

/// A line at the top of a file that was forgotten, with a real compiler.
struct MissingImportTests {
    private let course: SampleCourse
    private let code = SampleCourse.exercise + "Sources/Even.swift"
    private let tests = SampleCourse.exercise + "Tests/EvenTests.swift"

    init() throws { course = try SampleCourse() }

    @Test(arguments: [
        ("Decimal", "let a: Decimal = 1"), ("JSONEncoder", "let a = JSONEncoder()"),
        ("replacingOccurrences", "let a = \"b\".replacingOccurrences(of: \"b\", with: \"c\")"),
        ("format", "let a = String(format: \"%.2f\", 1.5)"),
    ])
    func `a name of Foundation asks for its import`(name: String, line: String) throws {
        try course.write(line + "\n", to: code)

        let advice = "Add this line at the top of the file: import Foundation\n"
        #expect(try check().contains(advice), "\(course.output)")
        #expect(try watch().contains("import Foundation"), "\(course.output)")
    }

    @Test(arguments: [
        "import Foundation\n\nlet a: Decimals = 1", "let a = isOdd(2)", "let a = \"b\".vowels",
        "import Foundation\n\nlet a = \"b\".components(2)",
    ])
    func `no other name does`(_ text: String) throws {
        try course.write(text + "\n", to: code)

        #expect(try !check().contains("Add this line"), "\(course.output)")
    }

    @Test(arguments: [
        ("XCTest", "class T: XCTestCase {\n    func test_a() {}\n}\n"),
        ("Testing", "struct T {\n    @Test func a() {}\n}\n"),
        ("Testing", "func a() {\n    #expect(true)\n}\n"),
    ])
    func `a name of a test library asks for its import`(library: String, text: String) throws {
        try course.write(text, to: tests)

        #expect(
            try check().contains("Add this line at the top of the file: import \(library)\n"),
            "\(course.output)")
    }

    @Test(arguments: ["", "import Even\n"])
    func `a name of the code asks its tests for a testable import`(line: String) throws {
        try course.write(
            "import Testing\n\(line)\n@Test func a() {\n    #expect(isEven(2))\n}\n", to: tests)

        #expect(
            try check().contains("Add this line at the top of the file: @testable import Even\n"),
            "\(course.output)")
    }

    @Test func `a name of a chapter's module asks for that module`() throws {
        try course.write(
            "public func isLeap(_ year: Int) -> Bool {\n    true\n}\n",
            to: "Sources/Leap/Leap.swift")
        try course.write("let a = isLeap(2024)\n", to: code)
        try course.write("import Leap\n", to: SampleCourse.exercise + "Sources/More.swift")

        #expect(
            try check().contains("Add this line at the top of the file: import Leap\n"),
            "\(course.output)")
    }

    @Test(arguments: [
        ("public struct Spy {}", "import Doubles"), ("struct Spy {}", "@testable import Doubles"),
    ])
    func `tests need no more of an import than brings the name`(code: String, line: String) {
        #expect(advice(code) == "Add this line at the top of the file: " + line)
    }

    // A file that lies with the wrong tests finds nothing of its suite.
    @Test func `a name that other tests declare as well is no matter of imports`() {
        let others = Module(
            name: "ListTests", isTests: true, files: ["Tests/ListTests/Spy.swift": "class Spy {}"])

        #expect(advice("public struct Spy {}", beside: [others]) == nil)
    }

    /// What is advised to tests that do not know `Spy`, where a module `Doubles` has this code.
    private func advice(_ code: String, beside others: [Module] = []) -> String? {
        let path = "Tests/AppTests/AppTests.swift"
        let failure = Failure(
            test: nil, file: path, line: 1, message: "cannot find 'Spy' in scope")
        return Report(verdict: .doesNotCompile, failures: [failure])
            .advisingImports(
                of: [
                    Module(
                        name: "Doubles", isTests: false, files: ["Sources/Doubles/Spy.swift": code]),
                    Module(name: "AppTests", isTests: true, files: [path: "let spy = Spy()"]),
                ] + others
            )
            .failures[0].advice
    }

    @Test func `an import that brings another name is no advice for the first`() throws {
        try course.write(
            "import Testing\n\n@Test func a() {\n    _ = Folder()\n    #expect(isEven(2))\n}\n",
            to: tests)

        #expect(try check().contains("cannot find 'Folder' in scope"), "\(course.output)")
        #expect(!course.output.contains("Add this line"), "\(course.output)")
    }

    private func check() throws -> String { try perform("check", "Even") }
    private func watch() throws -> String { try perform("watch", "Even", "--once") }

    private func perform(_ words: String...) throws -> String {
        course.forget()
        var world = course.world
        world.engine = Engine { try SampleCourse.lab.run($0) }
        _ = try Kata.perform(Arguments(words).request, in: world)
        return course.output
    }
}
