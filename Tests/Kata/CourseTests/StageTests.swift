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

    private func stage(_ name: String) -> Module {
        Module(name: name, isTests: false, files: ["Sources/\(name)/A.swift": ""])
    }

    private func tests(_ name: String, importing stage: String) -> Module {
        Module(
            name: name, isTests: true,
            files: ["Tests/\(name)/A.swift": "import Testing\n@testable import \(stage)\n"])
    }
}
