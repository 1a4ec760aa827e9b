import Testing

@testable import kata

struct StageTests {
    @Test func `tests named after a stage are its own`() {
        let modules = [
            stage("Store"), tests("StoreTests", importing: "Store"),
            tests("StoreFileTests", importing: "Store"),
        ]

        #expect(modules.tests(ofStage: "Store") == ["StoreTests", "StoreFileTests"])
    }

    @Test func `tests named after no stage belong to those they import`() {
        let modules = [
            stage("Store"), stage("Item"), tests("ObservableTests", importing: "Store"),
        ]

        #expect(modules.tests(ofStage: "Store") == ["ObservableTests"])
        #expect(modules.tests(ofStage: "Item") == [])
    }

    @Test func `tests named after another stage are not its own, though they import it`() {
        let modules = [
            stage("Store"), stage("Item"), tests("StoreTests", importing: "Item"),
        ]

        #expect(modules.tests(ofStage: "Item") == [])
    }

    @Test func `of two stages whose names fit, the longer counts`() {
        let modules = [
            stage("Item"), stage("ItemTesting"), tests("ItemTestingTests", importing: "Item"),
        ]

        #expect(modules.tests(ofStage: "ItemTesting") == ["ItemTestingTests"])
        #expect(modules.tests(ofStage: "Item") == [])
    }

    @Test func `faults in a stage without tests of its own are judged by all that import it`() {
        let modules = [
            stage("Item"), stage("Store", importing: "Item"),
            tests("StoreTests", importing: "Item"), tests("AppTests", importing: "Item"),
            tests("OtherTests", importing: "Store"),
        ]

        #expect(modules.tests(judging: "Item") == ["StoreTests", "AppTests"])
    }

    @Test func `faults in a stage with tests of its own are judged by these`() {
        let modules = [
            stage("Item"), stage("Store", importing: "Item"),
            tests("ItemTests", importing: "Item"), tests("StoreTests", importing: "Item"),
        ]

        #expect(modules.tests(judging: "Item") == ["ItemTests"])
    }

    @Test func `faults in what is there for tests alone are judged by all that import it`() {
        let modules = [
            Module(name: "app", isTests: false, files: ["Sources/app/main.swift": "import Store"]),
            stage("Store"), stage("Doubles", importing: "Store"),
            tests("DoublesTests", importing: "Store"), tests("StoreTests", importing: "Doubles"),
        ]

        #expect(modules.tests(judging: "Doubles") == ["DoublesTests", "StoreTests"])
        #expect(modules.tests(judging: "Store") == ["StoreTests"])
    }

    @Test func `tests are found by what they are called`() {
        let modules = [
            tests("StoreTests", declaring: "@Test func `keeps what it got`() {}"),
            tests(
                "FileTests",
                declaring: """
                    final class A: XCTestCase {
                        func test_reads() {}
                    }

                    """),
        ]

        #expect(modules.declaring([["keeps what it got"]]) == [["StoreTests"]])
        #expect(modules.declaring([["test_reads"]]) == [["FileTests"]])
        #expect(modules.declaring([["A.test_reads"]]) == [["FileTests"]])
    }

    @Test func `where nobody declares a test, everybody may`() {
        let modules = [tests("StoreTests", declaring: ""), tests("FileTests", declaring: "")]

        #expect(modules.declaring([["keeps what it got"]]) == [["StoreTests", "FileTests"]])
    }

    private func tests(_ name: String, declaring text: String) -> Module {
        Module(name: name, isTests: true, files: ["Tests/\(name)/A.swift": text])
    }

    private func stage(_ name: String, importing other: String? = nil) -> Module {
        let text = other.map { "import \($0)\n" } ?? ""
        return Module(name: name, isTests: false, files: ["Sources/\(name)/A.swift": text])
    }

    private func tests(_ name: String, importing stage: String) -> Module {
        Module(
            name: name, isTests: true,
            files: ["Tests/\(name)/A.swift": "import Testing\n@testable import \(stage)\n"])
    }
}
