import Testing

@testable import Course

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

        #expect(modules.declaring(["keeps what it got"]) == ["StoreTests"])
        #expect(modules.declaring(["test_reads"]) == ["FileTests"])
        #expect(modules.declaring(["A.test_reads"]) == ["FileTests"])
    }

    @Test func `where nobody declares a test, everybody may`() {
        let modules = [tests("StoreTests", declaring: ""), tests("FileTests", declaring: "")]

        #expect(modules.declaring(["keeps what it got"]) == ["StoreTests", "FileTests"])
    }

    private func tests(_ name: String, declaring text: String) -> Module {
        Module(name: name, isTests: true, files: ["Tests/\(name)/A.swift": text])
    }

    private func stage(_ name: String) -> Module {
        Module(name: name, isTests: false, files: ["Sources/\(name)/A.swift": ""])
    }

    private func tests(_ name: String, importing stage: String) -> Module {
        Module(
            name: name, isTests: true,
            files: ["Tests/\(name)/A.swift": "import Testing\n@testable import \(stage)\n"])
    }
}
