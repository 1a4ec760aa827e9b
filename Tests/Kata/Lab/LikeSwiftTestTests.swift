import Foundation
import Testing

@testable import kata

/// Files that are legal and unusual: what becomes of them, beside what `swift test` makes of them.
///
/// The Lab differs on purpose in these:
/// - Tests run one after the other, in the order of their files, so that what they print and the
///   test that a crash is due to are certain; tests that wait for each other time out.
/// - A test class inside of another type runs, as it does on macOS.
/// - A test class whose name begins with `_` does not compile, with a word why.
/// - An assertion of the other framework fails, on all versions of Swift.
struct LikeSwiftTestTests {
    @Test(arguments: [
        Row(
            "two suites with a test of one name", .red, passed: 1, failing: ["works"],
            """
            import Testing
            struct A { @Test func works() { #expect(1 == 2) } }
            struct B { @Test func works() {} }
            """),
        Row(
            "two tests of one name and other types", .red, passed: 1, failing: ["works"],
            """
            import Testing
            struct A {
                @Test(arguments: [1]) func works(_ n: Int) { #expect(1 == 2) }
                @Test(arguments: ["a"]) func works(_ s: String) {}
            }
            """),
        Row(
            "a base class in another module", .red, passed: 1,
            failing: ["ThingTests.test_base"],
            """
            import XCTest
            import Kit
            final class ThingTests: Base { func test_own() {} }
            """,
            kit: """
                import XCTest
                open class Base: XCTestCase { public func test_base() { XCTFail("as it should") } }
                """),
        Row(
            "a class that only inherits its tests, as on Linux", .green, passed: 2,
            """
            import XCTest
            class Base: XCTestCase { func test_a() {} }
            final class Child: Base { override func setUp() { XCTFail() } }
            final class Other: Base { func test_a(n: Int = 1) {} }
            final class Own: XCTestCase { func test_b() {} }
            """),
        Row(
            "XCTest beside Swift Testing", .red, passed: 1, failing: ["ThingTests.test_a"],
            """
            import Testing
            import\tXCTest
            @Test func b() {}
            final class ThingTests: XCTestCase { func test_a() { XCTFail() } }
            """),
        Row(
            "Testing through another module", .red, failing: ["a"],
            "import Kit\n@Test func a() { #expect(1 == 2) }", kit: "@_exported import Testing"),
        Row(
            "an import between two modules' overlays", .green,
            """
            import Foundation
            import Testing
            struct Note: Codable, Attachable { var text = "a" }
            @Test func a() { Attachment.record(Note()) }
            """),
        Row(
            "a method of XCTest with a result", .green, passed: 1,
            """
            import XCTest
            final class ThingTests: XCTestCase {
                func test_a() -> Void {}
                func test_b() -> Int { 1 }
            }
            """),
        Row(
            "test classes called Observer, Runner and Main", .green, passed: 3,
            """
            import XCTest
            final class Observer: XCTestCase { func test_a() {} }
            final class Runner: XCTestCase { func test_a() {} }
            final class Main: XCTestCase { func test_a() {} }
            """),
        Row(
            "a module called Runner", .green, "import Runner\nimport Testing\n@Test func a() {}",
            kit: "public func run() {}", called: "Runner"),
        Row(
            "a library that few use", .green,
            """
            import _Differentiation
            import Testing
            @Test func a() { #expect(gradient(at: Float(3)) { $0 * $0 } == 6) }
            """),
        Row(
            "a failure and then a skip", .red, failing: ["ThingTests.test_a"],
            """
            import XCTest
            final class ThingTests: XCTestCase {
                func test_a() throws {
                    XCTFail()
                    throw XCTSkip()
                }
            }
            """),
        Row(
            "a generic test class", .doesNotCompile, saying: "a class with tests is not generic",
            "import XCTest\nclass ThingTests<T>: XCTestCase { func test_a() {} }"),
        Row(
            "a test of XCTest with blanks in its name", .doesNotCompile,
            saying: "the names of its methods are single words",
            "import XCTest\nclass ThingTests: XCTestCase { func `test a`() {} }"),
        Row(
            "a test class with an underscore", .doesNotCompile,
            saying: "Tests/ThingTests.swift:2:1: error: the tests of _Under are not found here",
            "import XCTest\nclass _Under: XCTestCase { func test_a() {} }"),
        Row(
            "two test classes of one name", .green,
            """
            import XCTest
            enum Small { class Letters: XCTestCase { func test_a() {} } }
            enum Large { class Letters: XCTestCase { func test_a() {} } }
            """),
        Row(
            "another class with an underscore", .green,
            """
            import XCTest
            class _Helper: NSObject {}
            class ThingTests: XCTestCase { func test_a() {} }
            """),
        Row(
            "a test class inside of a type", .green,
            "import XCTest\nenum A { class ThingTests: XCTestCase { func test_a() {} } }"),
        Row(
            "an extension with tests", .red, passed: 1, failing: ["ThingTests.test_b"],
            """
            import XCTest
            class ThingTests: XCTestCase { func test_a() {} }
            extension ThingTests { func test_b() { XCTFail() } }
            """),
        Row(
            "two tests that wait for each other", .timedOut(during: "a"),
            failing: ["a"],
            """
            import Dispatch
            import Testing
            let first = DispatchSemaphore(value: 0)
            let second = DispatchSemaphore(value: 0)
            @Test func a() { first.signal(); second.wait() }
            @Test func b() { second.signal(); first.wait() }
            """),
        Row(
            "a test that reads its own file", .green,
            """
            import Foundation
            import Testing
            @Test func a() throws {
                #expect(try String(contentsOfFile: #filePath, encoding: .utf8).contains("import"))
            }
            """),
        Row(
            "a failure in a detached task", .red, failing: ["a"],
            """
            import Testing
            @Test func a() async { await Task.detached { #expect(1 == 2) }.value }
            """),
        Row(
            "a failure of XCTest in a detached task", .red, failing: ["a"],
            """
            import XCTest
            import Testing
            @Test func a() async { await Task.detached { XCTFail() }.value }
            """),
        Row(
            "an asynchronous method of a class on the main actor", .green,
            """
            import XCTest
            @MainActor class ThingTests: XCTestCase {
                func test_a() async { MainActor.assertIsolated() }
            }
            """),
        Row(
            "two files of one name", .doesNotCompile,
            saying: "filename \"ThingTests.swift\" used twice",
            "import Testing\n@Test func a() {}", beside: ["Tests/More/ThingTests.swift": ""]),
        Row(
            "a test that reads the file beside it", .green,
            """
            import Foundation
            import Testing
            @Test func a() throws {
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                let text = try String(
                    contentsOf: folder.appendingPathComponent("last.json"), encoding: .utf8)
                #expect(text == "[]")
            }
            """, beside: ["Tests/last.json": "[]"]),
    ])
    func `runs as without us, or says why not`(_ row: Row) throws {
        var lab = Workbench.lab
        lab.limits = Limits(seconds: 2, work: 5)

        let report = try lab.run(Run(tests: "ThingTests", modules: row.modules))

        #expect(report.verdict == row.verdict, "\(report)")
        #expect(report.failing == row.failing)
        if let passed = row.passed { #expect(report.passed == passed) }
        if let words = row.words { #expect(report.transcript.contains(words)) }
    }

    @Test func `a test reads the files of a module that it names, if it does not use it`() throws {
        let tests = Module(
            name: "ThingTests", isTests: true,
            files: [
                "Tests/ThingTests/T.swift": """
                import Foundation
                import Testing
                import Thing
                @Test func a() {
                    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    let texts = ["Old", "Thing", "Other"].map { name in
                        try? String(contentsOfFile: place.path + "/../../Sources/\\(name)/A.swift")
                    }
                    // Sources/Old, Sources/Thing
                    #expect(texts == ["let a = 1", nil, nil])
                }
                """
            ])
        let others = ["Old", "Thing", "Other"].map {
            Module(name: $0, isTests: false, files: ["Sources/\($0)/A.swift": "let a = 1"])
        }

        let report = try Workbench.lab.run(
            Run(tests: "ThingTests", modules: others + [tests]))

        #expect(report.isGreen, "\(report)")
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var verdict: Verdict
        var passed: Int?
        var failing: Set<String>
        var words: String?
        var modules: [Module]

        init(
            _ name: String, _ verdict: Verdict, passed: Int? = nil, failing: Set<String> = [],
            saying words: String? = nil, _ tests: String, beside others: [String: String] = [:],
            kit: String = "", called kitName: String = "Kit"
        ) {
            testDescription = name
            self.verdict = verdict
            self.passed = passed
            self.failing = failing
            self.words = words
            let files = ["Tests/ThingTests.swift": tests].merging(others) { $1 }
            modules = [
                Module(
                    name: "Thing", isTests: false,
                    files: ["Sources/Thing.swift": "func answer() -> Int { 42 }"]),
                Module(name: kitName, isTests: false, files: ["Sources/Kit.swift": kit]),
                Module(name: "ThingTests", isTests: true, files: files),
            ]
        }
    }
}
