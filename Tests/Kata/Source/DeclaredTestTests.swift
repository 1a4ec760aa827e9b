import Testing

@testable import kata

struct DeclaredTestTests {
    @Test(arguments: [
        Row(
            "a sentence", "struct S {\n    @Test func `it adds`() {}\n}", "S/`it adds`()", "it adds"
        ),
        Row("a plain name", "struct S {\n    @Test func adds() {\n    }\n}", "S/adds()", "adds"),
        Row(
            "a name to be displayed", "struct S {\n    @Test(\"it adds\") func adds() {}\n}",
            "S/adds()", "it adds"),
        Row(
            "with rows",
            "struct S {\n    @Test(arguments: [\n        1, 2,\n    ])\n"
                + "    func `it adds`(_ a: Int, to b: Int) {}\n}",
            "S/`it adds`(_:to:)", "it adds"),
        Row("outside of a suite", "@Test func `it adds`() {}", "`it adds`()", "it adds"),
        Row(
            "in an extension", "extension S.Inner {\n    @Test func adds() {}\n}",
            "S/Inner/adds()", "adds"),
        Row(
            "in a suite in a suite",
            "struct S {\n    @Suite struct Inner {\n        @Test func adds() {}\n    }\n}",
            "S/Inner/adds()", "adds"),
        Row(
            "of XCTest", "final class T: XCTestCase {\n    func test_adds() throws {}\n}",
            "T.test_adds", "T.test_adds"),
    ])
    func `a test is read from the text`(_ row: Row) {
        let tests = Tree(["Tests/ATests/A.swift": row.text]).tests

        #expect(tests.map(\.place) == [row.place])
        #expect(tests.map(\.name) == [row.name])
        #expect(tests.map(\.isDisabled) == [false])
    }

    @Test(arguments: [
        Row("a function", "struct S {\n    func test_adds() {}\n}"),
        Row(
            "a method with arguments", "final class T: XCTestCase {\n    func test(_ a: Int) {}\n}"),
        Row("a hidden method", "final class T: XCTestCase {\n    private func test_a() {}\n}"),
        Row("a static method", "final class T: XCTestCase {\n    static func test_a() {}\n}"),
        Row("another method", "final class T: XCTestCase {\n    func assert_a() {}\n}"),
        Row("a test in a comment", "struct S {\n    // @Test func adds() {}\n}"),
    ])
    func `no test is`(_ row: Row) {
        #expect(Tree(["Tests/ATests/A.swift": row.text]).tests == [])
    }

    @Test func `code has no tests`() {
        #expect(Tree(["Sources/A/A.swift": "@Test func adds() {}"]).tests == [])
    }

    @Test(arguments: [
        Row("a trait", "struct S {\n    @Test(.disabled(\"later\")) func adds() {}\n}"),
        Row("its suite's trait", "@Suite(.disabled())\nstruct S {\n    @Test func adds() {}\n}"),
        Row(
            "a skip",
            "final class T: XCTestCase {\n    func test_a() throws {\n        // Why.\n"
                + "        throw XCTSkip(\"later\")\n    }\n}"),
        Row(
            "a skip on a condition that holds",
            "final class T: XCTestCase {\n    func test_a() throws {\n"
                + "        try XCTSkipIf(true, \"later\")\n        XCTFail()\n    }\n}"),
    ])
    func `a test is disabled by`(_ row: Row) {
        #expect(Tree(["Tests/ATests/A.swift": row.text]).tests.map(\.isDisabled) == [true])
    }

    @Test func `a test that is skipped on some machines is not disabled`() {
        let text = "struct S {\n    @Test(.disabled(if: isLinux)) func adds() {}\n}"

        #expect(Tree(["Tests/ATests/A.swift": text]).tests.map(\.isDisabled) == [false])
    }

    @Test(arguments: [
        ("ATests.S/`it adds. Or not`()", "S/`it adds. Or not`()"), ("T.test_adds", "T.test_adds"),
        ("ATests.adds()", "adds()"),
    ])
    func `a report has the place of a test behind its module`(id: String, place: String) {
        #expect(TestResult(id: id, name: "", outcome: .passed).place == place)
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var place: String
        var name: String

        init(_ description: String, _ text: String, _ place: String = "", _ name: String = "") {
            self.testDescription = description
            self.text = text
            self.place = place
            self.name = name
        }
    }

    // MARK: What a step does to the tests

    @Test func `a step adds tests, and takes some away`() {
        let change = change(
            from: "struct S {\n    @Test func a() {}\n    @Test func b() {}\n}",
            to: "struct S {\n    @Test func a() {}\n    @Test func c() {}\n}")

        #expect(change.added.map(\.name) == ["c"])
        #expect(change.removed.map(\.name) == ["b"])
    }

    @Test func `a test that moves to another suite is neither new nor gone`() {
        let change = change(
            from: "struct S {\n    @Test func a() {}\n}",
            to: "struct Other {\n    @Test func a() {}\n}")

        #expect(change.added == [])
        #expect(change.removed == [])
    }

    @Test func `a test of the same name in another suite is new`() {
        let change = change(
            from: "struct S {\n    @Test func a() {}\n}",
            to: "struct S {\n    @Test func a() {}\n}\nstruct Other {\n    @Test func a() {}\n}")

        #expect(change.added.map(\.place) == ["Other/a()"])
    }

    @Test func `a test that is enabled is new, one that is disabled is not there yet`() {
        let change = change(
            from: "struct S {\n    @Test(.disabled()) func a() {}\n}",
            to: "struct S {\n    @Test func a() {}\n    @Test(.disabled()) func b() {}\n}")

        #expect(change.added.map(\.name) == ["a"])
        #expect(change.prepared.map(\.name) == ["b"])
    }

    // MARK: The opposite order

    @Test func `tests stand in the opposite order, and all else where it was`() {
        let text = """
            import Testing

            struct S {
                let sut = 1

                /// Adds.
                @Test func a() {}
                @Test(arguments: [
                    1, 2,
                ])
                func b(n: Int) {
                    #expect(n == 1)
                }

                func help() {}

                @Suite struct Inner {
                    @Test func c() {}

                    @Test func d() {}
                }
            }

            @Test func e() {}

            """

        let tests = Tree(["Tests/A.swift": text]).withTestsReversed

        #expect(tests.tests.map(\.function) == ["e()", "d()", "c()", "b(n:)", "a()"])
        let lines = tests["Tests/A.swift"]?.lines ?? []
        #expect(lines.filter { !$0.isEmpty }.sorted() == text.lines.filter { !$0.isEmpty }.sorted())
        #expect(
            lines.firstIndex(of: "    /// Adds.")! + 1
                == lines.firstIndex(of: "    @Test func a() {}"))
        #expect(
            lines.firstIndex(of: "    let sut = 1")! < lines.firstIndex(of: "    func help() {}")!)
    }

    @Test(arguments: [
        "struct S { @Test func a() {}; @Test func b() {} }\n",
        "struct S {\n@Test func a() {\n}\n@Test func b() {\n}\n}\n",
    ])
    func `tests that are laid out in another way stay as they are`(_ text: String) {
        let tests = Tree(["Tests/A.swift": text])

        #expect(tests.withTestsReversed == tests)
    }

    private func change(from old: String, to new: String) -> TestChange {
        TestChange(
            Moment(
                step: Step(sign: .green, heading: "", line: 1),
                before: Tree(["Tests/ATests/A.swift": old]),
                during: Tree(["Tests/ATests/A.swift": new])))
    }
}
