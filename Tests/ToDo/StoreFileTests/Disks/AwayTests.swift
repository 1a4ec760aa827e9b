import Foundation
import ItemModel
import Store
import Testing

struct AwayTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()
    private var stick: URL { folder.url.appendingPathComponent("stick") }

    @Test func `a folder that is away is not an empty list`() {
        let sut = ToDoItemStore(directory: stick)

        #expect(sut.problem.value == .cannotRead)
    }

    @Test(arguments: ["todoitems", "stick"])
    func `a file that cannot be read is not written over`(target: String) throws {
        let file = folder.file
        let end = folder.url.appendingPathComponent(target)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: end)
        let sut = ToDoItemStore(directory: folder.url)

        sut.add(plants)

        #expect(sut.problem.value == .cannotRead)
        #expect((try? Data(contentsOf: file)) == nil)
    }

    @Test func `what was added while the list was away is there when it is back`() throws {
        let sut = ToDoItemStore(directory: stick)
        sut.add(plants)
        sut.add(cat)
        try FileManager.default.createDirectory(at: stick, withIntermediateDirectories: false)
        ToDoItemStore(directory: stick).add(cat)

        sut.save()

        #expect(sut.items.value == [cat, plants])
        #expect(ToDoItemStore(directory: stick).items.value == [cat, plants])
    }
}
