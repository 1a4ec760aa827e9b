import Foundation
import Testing

@testable import IsItJSON

final class IsItJSONTests {
    private let directory: URL
    private let file: URL

    init() throws {
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("IsItJSON-" + UUID().uuidString)
        file = directory.appendingPathComponent("todoitems")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    @Test(.disabled("Enable me"))
    func `what was saved can be loaded`() throws {
        let sut = ListFile(url: file)
        let items = [ToDoItem(title: "Milk"), ToDoItem(title: "Eggs", done: true)]

        try sut.save(items)

        let loaded = try sut.load()
        #expect(loaded == items)
    }
}
