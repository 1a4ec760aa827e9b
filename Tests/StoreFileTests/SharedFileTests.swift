import Foundation
import ItemModel
import Store
import Testing

final class SharedFileTests {
    private let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("SharedFileTests-" + UUID().uuidString)
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")

    deinit {
        try? FileManager.default.removeItem(at: directory)
    }

    @Test func `a reader that is halfway through reads the old list to its end`() throws {
        let sut = ToDoItemStore(directory: directory)
        try sut.add(plants)
        let file = directory.appendingPathComponent("todoitems")
        let old = try Data(contentsOf: file)
        let reader = try FileHandle(forReadingFrom: file)
        let firstHalf = try reader.read(upToCount: old.count / 2) ?? Data()

        try sut.check(plants)

        let secondHalf = try reader.readToEnd() ?? Data()
        #expect(firstHalf + secondHalf == old)
    }

    @Test func `of two stores on one file the last to write is there, whole`() throws {
        let one = ToDoItemStore(directory: directory)
        let other = ToDoItemStore(directory: directory)

        try one.add(plants)
        try one.add(cat)
        try other.add(cat)

        let reloaded = ToDoItemStore(directory: directory)
        #expect(reloaded.problem == nil)
        #expect(reloaded.items.value == [cat])
    }
}
