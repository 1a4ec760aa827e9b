import Foundation
import ItemModel
import Store
import Testing

struct TroubleTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()
    private var stick: URL { folder.url.appendingPathComponent("stick") }

    @Test func `a change that cannot be saved is reported once, and stays in memory`() {
        // NB: A folder into which nobody can put a file.
        let sut = ToDoItemStore(directory: URL(filePath: "/dev/fd"))
        var told: [StoreError?] = []
        let subscription = sut.problem.subscribe { told.append($0) }
        defer { subscription.cancel() }

        sut.add(plants)
        sut.add(cat)

        #expect(told == [nil, .cannotSave])
        #expect(sut.items.value == [plants, cat])
    }

    @Test func `the next attempt saves what is unsaved, even if it changes nothing`() throws {
        let place = folder.url.appendingPathComponent("list")
        let full = URL(filePath: "/dev/fd")
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: full)
        let sut = ToDoItemStore(directory: place)
        sut.add(plants)
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)

        sut.add(plants)

        #expect(sut.problem.value == nil)
        #expect(ToDoItemStore(directory: place).items.value == [plants])
    }

    @Test func `what no file can hold is refused, and the rest is saved`() {
        let nowhere = Coordinate(latitude: .infinity, longitude: 7)
        let sut = ToDoItemStore(directory: folder.url)

        sut.add(ToDoItem(title: "No time", dueDate: Date(timeIntervalSince1970: .nan)))
        #expect(sut.problem.value == .refused)
        sut.add(ToDoItem(title: "No place", location: Location(name: "?", coordinate: nowhere)))
        sut.add(cat)

        #expect(ToDoItemStore(directory: folder.url).items.value == [cat])
    }

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

    @Test func `what she has never seen is not deleted`() throws {
        let sut = ToDoItemStore(directory: stick)
        sut.add(plants)
        sut.deleteAll()
        try FileManager.default.createDirectory(at: stick, withIntermediateDirectories: false)
        ToDoItemStore(directory: stick).add(cat)

        sut.save()

        #expect(sut.items.value == [cat])
    }

    @Test(arguments: [
        #"{"title": "An item without id"}"#,
        #"{"id": "6A2B7C1E-52C4-4D0B-9B57-0D6E3F7A1C11", "title": "?", "location": \#(nowhere)}"#,
    ])
    func `one bad item costs one item, and the file is kept as it was`(bad: String) throws {
        let good = String(decoding: try JSONEncoder().encode(plants), as: UTF8.self)
        let text = "[\(bad), \(good)]"
        try Data(text.utf8).write(to: folder.file)

        let sut = ToDoItemStore(directory: folder.url)

        #expect(sut.items.value == [plants])
        #expect(try String(contentsOf: #require(kept(by: sut)), encoding: .utf8) == text)
        #expect(ToDoItemStore(directory: folder.url).problem.value == nil)
    }

    @Test func `of two items with the same id the second can be checked`() throws {
        try JSONEncoder().encode([plants, plants]).write(to: folder.file)
        let sut = ToDoItemStore(directory: folder.url)
        #expect(kept(by: sut) != nil)

        sut.check(try #require(sut.items.value.last))

        #expect(sut.items.value.map(\.done) == [false, true])
    }

    @Test func `what is spoiled while the app is running stays on the list`() throws {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        sut.add(cat)
        let good = String(decoding: try JSONEncoder().encode(plants), as: UTF8.self)
        try Data("[\(good), {}]".utf8).write(to: folder.file)

        sut.save()

        #expect(ToDoItemStore(directory: folder.url).items.value == [plants, cat])
    }

    @Test func `each damaged file is kept under a name of its own, and the list goes on`() throws {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        let texts = ["", "Water the plants", #"{"title": "Water the plants"}"#]
        var places: [URL] = []

        for text in texts {
            try Data(text.utf8).write(to: folder.file)
            sut.save()
            places.append(try #require(kept(by: sut)))
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

    @Test func `what another program has changed is deleted, too`() {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        ToDoItemStore(directory: folder.url).check(plants)

        sut.deleteAll()

        #expect(sut.items.value == [])
    }
}

extension TroubleTests {
    /// Where the store says that it has kept a damaged file.
    private func kept(by sut: ToDoItemStore) -> URL? {
        switch sut.problem.value {
        case .damaged(let place)?, .unreadable(let place)?: place
        default: nil
        }
    }
}

private let nowhere = #"{"name": "?", "coordinate": {"latitude": 1e300, "longitude": 7}}"#
