import Foundation
import ItemModel
import Store
import Testing

struct TroubleTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")

    private let folder = Folder()
    private var place: URL { folder.url.appendingPathComponent("list") }

    @Test func `a change that cannot be saved is reported, and stays in memory`() {
        let sut = ToDoItemStore(directory: URL(filePath: "/dev/fd"))

        sut.add(plants)

        #expect(sut.problem.value == .cannotSave)
        #expect(sut.items.value == [plants])
    }

    @Test func `the next change saves what is unsaved, even if it changes nothing`() throws {
        let sut = try storeThatCouldNotSave()
        try makeRoom()

        sut.add(plants)

        #expect(sut.problem.value == nil)
        #expect(ToDoItemStore(directory: place).items.value == [plants])
    }

    @Test func `what is unsaved can be saved without a change`() throws {
        let sut = try storeThatCouldNotSave()
        try makeRoom()

        sut.save()

        #expect(ToDoItemStore(directory: place).items.value == [plants])
    }

    private func storeThatCouldNotSave() throws -> ToDoItemStore {
        let full = URL(filePath: "/dev/fd")
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: full)
        let sut = ToDoItemStore(directory: place)
        sut.add(plants)
        return sut
    }

    private func makeRoom() throws {
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }

    @Test func `a folder that is away is not an empty list`() throws {
        let stick = folder.url.appendingPathComponent("stick")
        let sut = ToDoItemStore(directory: stick)
        #expect(sut.problem.value == .cannotRead)
        sut.add(plants)
        try FileManager.default.createDirectory(at: stick, withIntermediateDirectories: false)
        ToDoItemStore(directory: stick).add(cat)

        sut.save()

        #expect(sut.items.value == [cat, plants])
    }

    @Test func `a file that cannot be read is left alone, and read later`() throws {
        let file = folder.file
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: file)
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        #expect(sut.problem.value == .cannotRead)
        #expect((try? Data(contentsOf: file)) == nil)
        try FileManager.default.removeItem(at: file)
        ToDoItemStore(directory: folder.url).add(cat)

        sut.save()

        #expect(ToDoItemStore(directory: folder.url).items.value == [cat, plants])
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

    @Test func `one bad item costs one item, and the file is kept as it was`() throws {
        let good = String(decoding: try JSONEncoder().encode(plants), as: UTF8.self)
        let text = #"[{"title": "An item without id"}, \#(good)]"#
        try Data(text.utf8).write(to: folder.file)

        let sut = ToDoItemStore(directory: folder.url)

        let place = folder.file.appendingPathExtension("damaged")
        #expect(sut.problem.value == .damaged(keptAt: place))
        #expect(sut.items.value == [plants])
        #expect(try Data(contentsOf: place) == Data(text.utf8))
    }

    @Test func `each damaged file is kept under a name of its own, and the list goes on`() throws {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        let texts = ["", "Water the plants", #"{"title": "Water the plants"}"#]
        let places = ["damaged", "damaged-2", "damaged-3"].map(folder.file.appendingPathExtension)

        for (text, place) in zip(texts, places) {
            try Data(text.utf8).write(to: folder.file)
            sut.save()
            #expect(sut.problem.value == .damaged(keptAt: place))
            #expect(ToDoItemStore(directory: folder.url).items.value == [plants])
        }

        #expect(try places.map { try String(contentsOf: $0, encoding: .utf8) } == texts)
    }

    @Test func `a damaged file that cannot be kept is not written over`() throws {
        let name = String(repeating: "a", count: 250)
        let file = folder.url.appendingPathComponent(name)
        try Data("Water the plants".utf8).write(to: file)
        let sut = ToDoItemStore(directory: folder.url, fileName: name)

        sut.add(plants)

        #expect(sut.problem.value == .cannotRead)
        #expect(try Data(contentsOf: file) == Data("Water the plants".utf8))
    }
}
