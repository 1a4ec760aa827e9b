import Foundation
import ItemModel
import Store
import Testing

final class StoreFileTests {
    private let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreFileTests-" + UUID().uuidString)
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private var file: URL { directory.appendingPathComponent("todoitems") }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    @Test func `a list that cannot be saved is an error, and stays in memory`() throws {
        let sut = ToDoItemStore(directory: directory)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

        #expect {
            try sut.add(plants)
        } throws: { error in
            if case StoreError.cannotSave = error { true } else { false }
        }
        #expect(sut.items.value == [plants])

        try FileManager.default.removeItem(at: file)
        try sut.add(cat)
        #expect(ToDoItemStore(directory: directory).items.value == [plants, cat])
    }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    @Test(arguments: ["", "Water the plants", #"{"title": "Water"}"#, #"[{"title": "Water"}]"#])
    func `a damaged file is reported and kept aside`(text: String) throws {
        try write(text)

        let sut = ToDoItemStore(directory: directory)

        let aside = directory.appendingPathComponent("todoitems.damaged")
        #expect(sut.problem == .damagedFile(keptAt: aside))
        #expect(sut.items.value == [])
        try sut.add(plants)
        #expect(try String(contentsOf: aside, encoding: .utf8) == text)
    }

    @Test func `a second damaged file does not replace the first`() throws {
        try write("the first")
        _ = ToDoItemStore(directory: directory)
        try write("the second")

        let sut = ToDoItemStore(directory: directory)

        let aside = directory.appendingPathComponent("todoitems.damaged-2")
        #expect(sut.problem == .damagedFile(keptAt: aside))
        #expect(try String(contentsOf: aside, encoding: .utf8) == "the second")
    }

    @Test func `a file that cannot be read is reported, and not written`() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let sut = ToDoItemStore(directory: directory)
        try FileManager.default.removeItem(at: file)
        try ToDoItemStore(directory: directory).add(cat)

        let problem = try #require(sut.problem)
        #expect(throws: problem) { try sut.add(plants) }
        #expect(ToDoItemStore(directory: directory).items.value == [cat])
    }
}
