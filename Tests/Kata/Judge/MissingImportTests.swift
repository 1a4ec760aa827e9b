import Testing

@testable import kata

/// A line at the top of a file that was forgotten, with a real compiler.
struct MissingImportTests {
    private let course: SampleCourse
    private static let code = SampleCourse.exercise + "Sources/Even.swift"
    private static let tests = SampleCourse.exercise + "Tests/EvenTests.swift"
    private static let test = "@Test func a() {\n    #expect(isEven(2))\n}"

    init() throws { course = try SampleCourse() }

    @Test(
        arguments: [
            (code, "let a: Decimal = 1", "import Foundation"),
            (code, "let a = JSONEncoder()", "import Foundation"),
            (code, #"let a = "b".replacingOccurrences(of: "b", with: "")"#, "import Foundation"),
            (code, "let a = String(format: \"%.2f\", 1.5)", "import Foundation"),
            (tests, "class T: XCTestCase {\n    func test_a() {}\n}", "import XCTest"),
            (tests, "struct T {\n    @Test func a() {}\n}", "import Testing"),
            (tests, "func a() {\n    #expect(true)\n}", "import Testing"),
            (tests, "import Testing\n\n" + test, "@testable import Even"),
            (tests, "import Testing\nimport Even\n\n" + test, "@testable import Even"),
        ] as [(String, String, String)])
    func `a name asks for its import`(path: String, text: String, line: String) throws {
        try course.write(text + "\n", to: path)

        #expect(
            try check().contains("Add this line at the top of the file: \(line)\n"),
            "\(course.output)")
    }

    @Test(arguments: [
        "struct Post {\n    var tags: [Tag]\n}", "import Foundation\n\nlet a: Decimals = 1",
        "let a = isOdd(2)", "let a = \"b\".vowels",
        "import Foundation\n\nlet a = \"b\".components(2)",
    ])
    func `no other name does`(_ text: String) throws {
        try course.write(text + "\n", to: Self.code)

        #expect(try !check().contains("Add this line"), "\(course.output)")
    }

    @Test func `a name of a chapter's module asks for that module`() throws {
        try course.write(
            "public func isLeap(_ year: Int) -> Bool {\n    true\n}\n",
            to: "Sources/Leap/Leap.swift")
        try course.write("let a = isLeap(2024)\n", to: Self.code)
        try course.write("import Leap\n", to: SampleCourse.exercise + "Sources/More.swift")

        #expect(
            try check().contains("Add this line at the top of the file: import Leap\n"),
            "\(course.output)")
        try course.perform(["watch", "Even", "--once"], in: course.compiling)
        course.expect("import Leap")
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
        let failure = Failure(test: nil, file: path, line: 1, message: "cannot find 'Spy' in scope")
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
            to: Self.tests)

        #expect(try check().contains("cannot find 'Folder' in scope"), "\(course.output)")
        #expect(!course.output.contains("Add this line"), "\(course.output)")
    }

    private func check() throws -> String {
        try course.perform(["check", "Even"], in: course.compiling)
        return course.output
    }
}
