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
            "such a name in a line of its own",
            "@Test(\n    \"it adds\",\n    .a\n)\nfunc adds() {}", "adds()", "it adds"),
        Row(
            "with rows",
            "struct S {\n    @Test(arguments: [\n        1, 2,\n    ])\n"
                + "    func `it adds`(_ a: Int, to b: Int) {}\n}",
            "S/`it adds`(_:to:)", "it adds"),
        Row(
            "with rows of odd texts",
            "struct S {\n    @Test(arguments: [\n        (#\"a\"\"#, \"\\\\\"),  // it's \"\n"
                + "        (#\"(\"#, \"[{\"),\n    ])\n    func adds(_ a: String, b: String) {}\n}",
            "S/adds(_:b:)", "adds"),
        Row(
            "with a remark behind its attribute", "@Test  // the class of it\nfunc adds() {}",
            "adds()", "adds"),
        Row(
            "with quotation marks in its title", "@Test(\"it \\\"adds\\\"\") func adds() {}",
            "adds()", "it \"adds\""),
        Row(
            "with a raw title", "@Test(#\"it \"adds\"\"#) func adds() {}",
            "adds()", "it \"adds\""),
        Row(
            "of a generic type",
            "@Test func adds(_ a: Map<Int, Int>, b: [Int: (Int, Int)] = [:]) {}",
            "adds(_:b:)", "adds"),
        Row(
            "with a title that speaks of a trait", "@Test(\"as .disabled() says\") func adds() {}",
            "adds()", "as .disabled() says"),
        Row(
            "with rows that end like a body",
            "struct S {\n    @Test(arguments: [\n        Row(1) {\n            2\n        },\n    ])\n"
                + "    func adds(_ row: Row) {}\n}", "S/adds(_:)", "adds"),
        Row("with its module", "@Testing.Test func adds() {}", "adds()", "adds"),
        Row(
            "of a state that is called disabled",
            "@Test(arguments: [State.disabled(1)], [.disabled(2)]) func adds(_ a: State) {}",
            "adds(_:)", "adds"),
        Row(
            "in a suite with a sentence",
            "@Suite struct `all of it` {\n    @Test func adds() {}\n}",
            "`all of it`/adds()", "adds"),
        Row("outside of a suite", "@Test func `it adds`() {}", "`it adds`()", "it adds"),
        Row(
            "in an extension", "extension S.Inner {\n    @Test func adds() {}\n}",
            "S/Inner/adds()", "adds"),
        Row(
            "in a suite in a suite",
            "struct S {\n    @Suite struct Inner {\n        @Test func adds() {}\n    }\n}",
            "S/Inner/adds()", "adds"),
        Row(
            "in a suite whose title speaks of a protocol",
            "@Suite(\"How the protocol is spoken\")\nstruct S {\n    @Test func adds() {}\n}",
            "S/adds()", "adds"),
        Row(
            "of XCTest", "final class T: XCTestCase {\n    func test_adds() throws {}\n}",
            "T.test_adds", "T.test_adds"),
    ])
    func `a test is read from the text`(_ row: Row) {
        let tests = tests(row.text)

        #expect(tests.map(\.place) == [row.place])
        #expect(tests.map(\.name) == [row.name])
        #expect(tests.map(\.isDisabled) == [false])
    }

    @Test(arguments: [
        Row("a function", "struct S {\n    func test_adds() {}\n}"),
        Row(
            "a method with arguments", "final class T: XCTestCase {\n    func test(_ a: Int) {}\n}"),
        Row("a hidden method", "final class T: XCTestCase {\n    private func test_a() {}\n}"),
        Row(
            "a method hidden in its file",
            "final class T: XCTestCase {\n    fileprivate func test_a() {}\n}"),
        Row("a static method", "final class T: XCTestCase {\n    static func test_a() {}\n}"),
        Row("a class's method", "class T: XCTestCase {\n    class func test_a() {}\n}"),
        Row(
            "in a comment of many lines",
            "/*\n@Test func a() {}\n\n@Test func b() {}\n*/\nlet a = 1"),
        Row("another method", "final class T: XCTestCase {\n    override func setUp() {}\n}"),
        Row("a test in a comment", "struct S {\n    // @Test func adds() {}\n}"),
    ])
    func `no test is`(_ row: Row) {
        #expect(tests(row.text) == [])
    }

    @Test func `its body is its own, and no closure's before it`() {
        let tests = tests("@Test(arguments: [{}]) func adds(_ a: () -> Void) { #expect(1 == 2) }")

        #expect(tests.map(\.body) == [["#expect", "(", "1", "==", "2", ")"]])
    }

    @Test func `files count in the order of their names, and only those of tests`() {
        let files = Tree([
            "Tests/BTests.swift": "@Test func b() {}", "Tests/ATests.swift": "@Test func a() {}",
            "Sources/C.swift": "@Test func c() {}",
        ])

        #expect(files.tests.map(\.name) == ["a", "b"])
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
        #expect(tests(row.text).map(\.isDisabled) == [true])
    }

    @Test func `a test that is skipped on some machines is not disabled`() {
        let text = "struct S {\n    @Test(.disabled(if: isLinux)) func adds() {}\n}"

        #expect(tests(text).map(\.isDisabled) == [false])
    }

    @Test func `a list may call an XCTest as its skip says, or by its name`() {
        let text = """
            final class ShopTests: XCTestCase {
                func test_sell() throws {
                    throw XCTSkip("sell a book: one less is there")
                }

                func test_buy() throws {
                    try XCTSkipIf(
                        true,
                        "buy a book: one more is there"
                    )
                }
            }
            """

        #expect(
            tests(text).map(\.titles) == [
                ["test_sell", "sell a book: one less is there"],
                ["test_buy", "buy a book: one more is there"],
            ])
    }

    @Test func `a filter looks through module, suites and function`() {
        let text = """
            struct A {
                struct B {
                    @Test func c(_ row: Row) {}
                }
            }

            final class D: XCTestCase {
                func test_e() {}
            }

            @Test func `f g`() {}
            """
        let module = Module(name: "ATests", isTests: true, files: ["Tests/ATests/A.swift": text])

        #expect(module.testNames == ["ATests.A/B/c(_:)", "ATests.D/test_e", "ATests.`f g`()"])
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

    private func tests(_ text: String) -> [DeclaredTest] {
        Tree(["Tests/ATests/A.swift": text]).tests
    }

    // MARK: What a step does to the tests

    @Test(arguments: [
        Change(
            "a test may be new, and another gone", "struct S {\n@ a\n@ b\n}",
            "struct S {\n@ a\n@ c\n}", added: ["S/c()"], removed: ["S/b()"]),
        Change(
            "one that moves to another suite is neither", "struct S {\n@ a\n}",
            "struct Other {\n@ a\n}"),
        Change(
            "one of the same name in another suite is new", "struct S {\n@ a\n}",
            "struct S {\n@ a\n}\nstruct Other {\n@ a\n}", added: ["Other/a()"]),
        Change(
            "one that is enabled is new, one that is disabled is not there yet",
            "struct S {\n- a\n}", "struct S {\n@ a\n- b\n}", added: ["S/a()"], prepared: ["S/b()"]),
    ])
    func `a step changes tests`(_ change: Change) {
        let (before, during) = (
            Tree(["Tests/ATests/A.swift": change.old]), Tree(["Tests/ATests/A.swift": change.new])
        )

        let tests = TestChange(
            Moment(
                step: Step(sign: .green, heading: "", line: 1), before: before, during: during))

        #expect(tests.added.map(\.place) == change.added)
        #expect(tests.prepared.map(\.place) == change.prepared)
        #expect(tests.removed.map(\.place) == change.removed)
    }

    struct Change: CustomTestStringConvertible {
        var testDescription: String
        var old: String
        var new: String
        var added: [String]
        var prepared: [String]
        var removed: [String]

        /// - Parameter old: with tests such as `@ a`, and `- a` where it is disabled.
        init(
            _ name: String, _ old: String, _ new: String, added: [String] = [],
            prepared: [String] = [], removed: [String] = []
        ) {
            func code(_ text: String) -> String {
                text.replacing(/@ (\w)/) { "    @Test func \($0.1)() {}" }
                    .replacing(/- (\w)/) { "    @Test(.disabled()) func \($0.1)() {}" }
            }
            (testDescription, self.old, self.new) = (name, code(old), code(new))
            (self.added, self.prepared, self.removed) = (added, prepared, removed)
        }
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

    @Test func `tests that are indented by tabs are turned round, too`() {
        let text = "struct S {\n\t@Test func a() {\n\t}\n\n\t@Test func b() {\n\t}\n}\n"

        let tests = Tree(["Tests/A.swift": text]).withTestsReversed

        #expect(tests.tests.map(\.function) == ["b()", "a()"])
    }

    @Test(arguments: [
        "struct S { @Test func a() {}; @Test func b() {} }\n",
        "struct S {\n@Test func a() {\n}\n@Test func b() {\n}\n}\n",
    ])
    func `tests that are laid out in another way stay as they are`(_ text: String) {
        let tests = Tree(["Tests/A.swift": text])

        #expect(tests.withTestsReversed == tests)
    }
}
