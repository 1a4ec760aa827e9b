import Testing

@testable import kata

/// Tests that look like tests, and that nobody runs.
struct UnrunTestTests {
    private static let xcTest = "import XCTest\n\n"
    private static let swiftTesting = "import Testing\n\n"
    private static let assertion = "        XCTAssertEqual(1, 1)\n"

    @Test(arguments: [
        Row(
            "outside of every class",
            xcTest + "final class T: XCTestCase {\n    func test_b() {}\n}\n\nfunc test_a() {\n}\n",
            "it stands outside of every class."),
        Row(
            "in a struct", xcTest + "struct T {\n    func test_a() {\n    }\n}\n",
            "`T` is no XCTestCase."),
        Row(
            "in a class of its own", xcTest + "final class T {\n    func test_a() {\n    }\n}\n",
            "`T` is no XCTestCase."),
        Row(
            "in a private class",
            xcTest + "private final class T: XCTestCase {\n    func test_a() {\n    }\n}\n",
            "`T` is private."),
        Row(
            "in a private extension",
            xcTest
                + "class T: XCTestCase {}\n\nprivate extension T {\n    func test_a() {\n    }\n}\n",
            "`T` is private."),
        Row(
            "a private method",
            xcTest + "class T: XCTestCase {\n    private func test_a() {\n    }\n}\n",
            "it is private."),
        Row(
            "a static method",
            xcTest + "class T: XCTestCase {\n    static func test_a() {\n    }\n}\n",
            "it is static."),
        Row(
            "with arguments",
            xcTest + "class T: XCTestCase {\n    func test_a(x: Int) {\n    }\n}\n",
            "it takes arguments."),
        Row(
            "with a result",
            xcTest + "class T: XCTestCase {\n    func test_a() -> Int {\n        1\n    }\n}\n",
            "it gives something back."),
        Row(
            "with another name",
            xcTest + "class T: XCTestCase {\n    func tst_a() {\n\(assertion)    }\n}\n",
            "its name does not begin with `test`.", function: "tst_a"),
        Row(
            "with a capital",
            xcTest + "class T: XCTestCase {\n    func Test_a() {\n    }\n}\n",
            "its name does not begin with `test`.", function: "Test_a"),
        Row(
            "in a subclass",
            xcTest
                + "class B: XCTestCase {}\n\nclass T: B {\n    func tets_a() {\n\(assertion)    }\n}\n",
            "its name does not begin with `test`.", function: "tets_a"),
        Row(
            "a suite without @Test",
            swiftTesting
                + "struct T {\n    func `it adds`() {\n        #expect(1 == 1)\n    }\n}\n",
            "it has no `@Test`.", function: "it adds"),
        Row(
            "a function without @Test",
            swiftTesting + "func adds() throws {\n    try #require(true)\n}\n",
            "it has no `@Test`.", function: "adds"),
        Row(
            "a method called test, without @Test",
            swiftTesting + "@Suite struct T {\n    func test_a() {\n    }\n}\n",
            "it has no `@Test`."),
    ])
    func `nobody runs a test`(_ row: Row) throws {
        let output = try check(row.text)

        let path = SampleCourse.exercise + "Tests/EvenTests.swift"
        let line =
            row.text.lines.firstIndex { $0.contains("func \(row.function)(") }
            ?? row.text.lines.firstIndex { $0.contains("`\(row.function)`(") }
        #expect(
            output.contains(
                "\nNobody runs `\(row.function)`: \(row.reason)\n\(path):\((line ?? 0) + 1)\n"),
            "\(output)")
    }

    @Test(arguments: [
        Row("a method of a test case", xcTest + "class T: XCTestCase {\n    func test_a() {}\n}\n"),
        Row(
            "in a subclass",
            xcTest + "class B: XCTestCase {}\n\nclass T: B {\n    func test_a() {\n    }\n}\n"),
        Row(
            "in a class whose base is elsewhere",
            xcTest + "class T: ContractTests {\n    func test_a() {\n    }\n}\n"),
        Row(
            "in an extension",
            xcTest + "class T: XCTestCase {}\n\nextension T {\n    func test_a() {\n    }\n}\n"),
        Row("a free function", swiftTesting + "@Test func test_a() {\n}\n"),
        Row("a private free function", swiftTesting + "@Test private func adds() {\n}\n"),
        Row(
            "in a private suite",
            swiftTesting + "private struct T {\n    @Test func adds() {\n    }\n}\n"),
        Row(
            "with its attribute above",
            swiftTesting
                + "struct T {\n    @Test\n    func adds() {\n        #expect(true)\n    }\n}\n"),
        Row(
            "a helper that a test calls",
            xcTest + "class T: XCTestCase {\n    func test_a() {\n        testing(1)\n"
                + "        check()\n    }\n\n    private func testing(_ a: Int) {}\n\n"
                + "    private func check() {\n\(assertion)    }\n}\n"),
        Row(
            "a fixture",
            xcTest + "class T: XCTestCase {\n    func test_a() {}\n\n"
                + "    override func setUp() {\n        XCTFail()\n    }\n}\n"),
        Row(
            "a double that complains",
            swiftTesting + "struct StoreDummy: Storing {\n    func load() {\n"
                + "        Issue.record(\"no\")\n    }\n}\n"),
        Row(
            "in a comment",
            xcTest + "class T: XCTestCase {\n    // func tst_a() { XCTFail() }\n"
                + "    func test_a() {}\n}\n"),
    ])
    func `somebody runs it, or it is none`(_ row: Row) throws {
        #expect(try !check(row.text).contains("Nobody runs"))
    }

    private func check(_ tests: String) throws -> String {
        let course = try SampleCourse()
        try course.write(tests, to: SampleCourse.exercise + "Tests/EvenTests.swift")
        try course.perform("check", "Even")
        return course.output
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var reason: String
        var function: String

        init(
            _ description: String, _ text: String, _ reason: String = "",
            function: String = "test_a"
        ) {
            (testDescription, self.text, self.reason) = (description, text, reason)
            self.function = function
        }
    }
}
