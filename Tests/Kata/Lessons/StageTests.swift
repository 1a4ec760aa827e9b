import Testing

@testable import kata

struct StageTests {
    @Test(arguments: [
        Row(
            "tests named after a stage are its own",
            "Store, StoreTests Store, StoreFileTests Store", of: "Store",
            "StoreTests, StoreFileTests"),
        Row(
            "tests named after no stage belong to those they import",
            "Store, Item, ObservableTests Store", of: "Store", "ObservableTests"),
        Row("and to no others", "Store, Item, ObservableTests Store", of: "Item", ""),
        Row(
            "tests named after another stage are not its own, though they import it",
            "Store, Item, StoreTests Item", of: "Item", ""),
        Row(
            "of two stages whose names fit, the longer counts",
            "Item, ItemTesting, ItemTestingTests Item", of: "ItemTesting", "ItemTestingTests"),
        Row(
            "and the shorter does not", "Item, ItemTesting, ItemTestingTests Item", of: "Item", ""),
    ])
    func `tests belong to a stage`(_ row: Row) {
        #expect(row.modules.tests(ofStage: row.stage) == row.tests)
    }

    @Test(arguments: [
        Row(
            "without tests of its own by all that import it",
            "Item, Store Item, StoreTests Item, AppTests Item, OtherTests Store", of: "Item",
            "StoreTests, AppTests"),
        Row(
            "with tests of its own by these", "Item, Store Item, ItemTests Item, StoreTests Item",
            of: "Item", "ItemTests"),
        Row(
            "there for tests alone by all that import it",
            "main Store, Store, Doubles Store, DoublesTests Store, StoreTests Doubles",
            of: "Doubles", "DoublesTests, StoreTests"),
        Row(
            "used by a program by its own tests",
            "main Store, Store, Doubles Store, DoublesTests Store, StoreTests Doubles",
            of: "Store", "StoreTests"),
    ])
    func `faults in a stage are judged`(_ row: Row) {
        #expect(row.modules.tests(judging: row.stage) == row.tests)
    }

    @Test func `tests are found by what they are called`() {
        let modules = [
            tests("StoreTests", declaring: "@Test func `keeps what it got`() {}"),
            tests(
                "FileTests", declaring: "final class A: XCTestCase {\n    func test_reads() {}\n}"),
        ]

        let declaring = modules.declaring([
            ["keeps what it got"], ["test_reads"], ["A.test_reads"], ["what nobody declares"],
        ])

        #expect(
            declaring == [
                ["StoreTests"], ["FileTests"], ["FileTests"], ["StoreTests", "FileTests"],
            ])
    }

    private func tests(_ name: String, declaring text: String) -> Module {
        Module(name: name, isTests: true, files: ["Tests/\(name)/A.swift": text])
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var modules: [Module]
        var stage: String
        var tests: [String]

        /// - Parameter modules: the name of each, and behind it the one that it imports, if any.
        init(_ name: String, _ modules: String, of stage: String, _ tests: String) {
            testDescription = name
            self.modules = modules.split(separator: ", ").map { module in
                let words = String(module).words
                return Module(
                    name: words[0], isTests: words[0].hasSuffix("Tests"),
                    files: ["\(words[0]).swift": words.dropFirst().map { "import " + $0 }.text])
            }
            self.stage = stage
            self.tests = tests.split(separator: ", ").map(String.init)
        }
    }
}
