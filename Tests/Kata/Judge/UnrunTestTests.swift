import Testing

@testable import kata

/// Tests that look like tests, and that nobody runs.
struct UnrunTestTests {
    private static let testCase = "class T: XCTestCase"
    private static let other = "class B: XCTestCase {}\n\nclass T: B"
    private static let assertion = "XCTAssertEqual(1, 1)"

    @Test(
        arguments: [
            (
                "import XCTest\n\nfunc test_a() {\n}\n\nclass T: XCTestCase {\n    func b() {}\n}\n",
                "it stands outside of every class"
            ),
            (xcTest("struct T", "func test_a()"), "`T` is no XCTestCase"),
            (xcTest("final class T", "func test_a()"), "`T` is no XCTestCase"),
            (xcTest("private final " + testCase, "func test_a()"), "`T` is private"),
            (xcTest(testCase + " {}\n\nprivate extension T", "func test_a()"), "`T` is private"),
            (xcTest(testCase, "private func test_a()"), "it is private"),
            (xcTest(testCase, "static func test_a()"), "it is static"),
            (xcTest(testCase, "func test_a(x: Int)"), "it takes arguments"),
            (xcTest(testCase, "func test_a() -> Int", "1"), "it gives something back"),
            (xcTest(testCase, "func tst_a()", assertion), "its name does not begin with `test`"),
            (xcTest(testCase, "func Test_a()"), "its name does not begin with `test`"),
            (xcTest(other, "func tets_a()", assertion), "its name does not begin with `test`"),
            (swiftTesting("struct T", "func `it adds`()", "#expect(true)"), "it has no `@Test`"),
            (
                "import Testing\n\nfunc adds() throws {\n    try #require(true)\n}\n",
                "it has no `@Test`"
            ),
            (swiftTesting("@Suite struct T", "func test_a()"), "it has no `@Test`"),
            (
                swiftTesting("struct T", "/**\n     It.\n     */\n    func a()", "#expect(true)"),
                "it has no `@Test`"
            ),
        ] as [(String, String)])
    func `nobody runs a test`(_ text: String, _ reason: String) throws {
        let name = try #require(text.firstMatch(of: /func `?([\w ]+)/)).1
        let line = try #require(text.lines.firstIndex { $0.contains("func ") })

        #expect(
            notes(on: text) == [
                "Nobody runs `\(name)`: \(reason).", "Home/Tests/T.swift:\(line + 1)",
            ])
    }

    @Test(
        arguments: [
            xcTest(testCase, "func test_a()"), xcTest(other, "func test_a()"),
            // Its base is elsewhere.
            xcTest("class T: ContractTests", "func test_a()"),
            xcTest(testCase + " {}\n\nextension T", "func test_a()"),
            "import XCTest\n\nclass T: XCTestCase {\n\tfunc test_a() {\n\t\tXCTFail()\n\t}\n}\n",
            xcTest(testCase, "func test_a() {}\n\n\tfunc test_b()"),
            "import Testing\n\n@Test func test_a() {\n}\n",
            "import Testing\n\n@Test private func adds() {\n}\n",
            swiftTesting("private struct T", "@Test func adds()"),
            swiftTesting("struct T", "@Test\n    func adds()", "#expect(true)"),
            // A test calls it.
            xcTest(
                testCase,
                "func test_a() {\n        testing(1)\n        check()\n    }\n\n"
                    + "    private func testing(_ a: Int) {}\n\n    private func check()",
                assertion),
            xcTest(testCase, "func test_a() {}\n\n    override func setUp()", assertion),
            swiftTesting("struct StoreDummy: Storing", "func load()", "Issue.record(\"no\")"),
            xcTest(testCase, "// func tst_a() { XCTFail() }\n    func test_a()"),
        ] as [String])
    func `somebody runs it, or it is none`(_ text: String) {
        #expect(notes(on: text) == [])
    }

    @Test func `a check says it`() throws {
        let course = try SampleCourse()
        let path = SampleCourse.exercise + "Tests/EvenTests.swift"
        try course.write(Self.xcTest("struct T", "func test_a()"), to: path)

        try course.expect(
            "\nNobody runs `test_a`: `T` is no XCTestCase.\n\(path):4\n", from: "check", "Even")
    }

    private func notes(on text: String) -> [String] {
        Tree(["Tests/T.swift": text]).unrunNotes(in: "Home/")
    }

    /// A file with a function in a type, by their heads.
    private static func xcTest(_ type: String, _ function: String, _ body: String = "") -> String {
        "import XCTest\n\n\(type) {\n    \(function) {\n        \(body)\n    }\n}\n"
    }

    private static func swiftTesting(_ type: String, _ function: String, _ body: String = "")
        -> String
    {
        "import Testing\n\n\(type) {\n    \(function) {\n        \(body)\n    }\n}\n"
    }
}
