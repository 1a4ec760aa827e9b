import Foundation
import ItemModel
import Store
import Testing

struct TwoProgramsTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()

    @Test func `two programs do not lose each other's changes`() {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        let other = ToDoItemStore(directory: folder.url)
        sut.check(plants)

        other.add(cat)

        #expect(other.items.value.map(\.done) == [true, false])
        #expect(ToDoItemStore(directory: folder.url).items.value == other.items.value)
    }

    @Test func `what another program has deleted can be added again`() {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        ToDoItemStore(directory: folder.url).deleteAll()

        sut.add(plants)

        #expect(ToDoItemStore(directory: folder.url).items.value == [plants])
    }

    @Test func `what she has never seen is not deleted`() throws {
        let stick = folder.url.appendingPathComponent("stick")
        let sut = ToDoItemStore(directory: stick)
        sut.add(plants)
        sut.deleteAll()
        try FileManager.default.createDirectory(at: stick, withIntermediateDirectories: false)
        ToDoItemStore(directory: stick).add(cat)

        sut.save()

        #expect(sut.items.value == [cat])
    }
}
