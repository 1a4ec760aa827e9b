import Foundation
import ItemModel
import Store
import Testing

struct RestartTests {
    private let plants = ToDoItem(
        id: UUID(uuidString: "6A2B7C1E-52C4-4D0B-9B57-0D6E3F7A1C11")!,
        title: "Water the plants", itemDescription: "Not the cactus",
        dueDate: Date(timeIntervalSince1970: 42.195),
        location: Location(
            name: "Office", coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778)))
    private let cat = ToDoItem(title: "Feed the cat")

    private let folder = Folder()
    private let sut: ToDoItemStore

    init() {
        sut = ToDoItemStore(directory: folder.url)
    }

    @Test func `what was unchecked is open after a restart`() {
        let donePlants = ToDoItem(title: "Water the plants", done: true)
        sut.add(donePlants)

        sut.uncheck(donePlants)

        #expect(ToDoItemStore(directory: folder.url).items.value.map(\.done) == [false])
    }

    @Test func `what was deleted is gone after a restart`() {
        sut.add(plants)

        sut.deleteAll()

        #expect(ToDoItemStore(directory: folder.url).items.value == [])
    }

    @Test func `everything in an item is there after a restart`() {
        let tickets = ToDoItem(
            title: "Buy tickets", location: Location(name: "Station", address: "Station Road 1"))
        sut.add(plants)
        sut.add(tickets)

        let restarted = ToDoItemStore(directory: folder.url)
        #expect(restarted.items.value == [plants, tickets])
    }

    @Test func `what changes nothing is not written`() throws {
        sut.add(plants)
        let marked = try Data(contentsOf: folder.file) + Data("\n".utf8)
        try marked.write(to: folder.file)

        sut.add(plants)

        #expect(try Data(contentsOf: folder.file) == marked)
    }

    @Test func `a reader that is halfway through reads the old list to its end`() throws {
        sut.add(plants)
        let old = try Data(contentsOf: folder.file)
        let reader = try FileHandle(forReadingFrom: folder.file)
        let beginning = try reader.read(upToCount: old.count / 2) ?? Data()

        sut.add(cat)

        let rest = try reader.readToEnd() ?? Data()
        #expect(beginning + rest == old)
    }

    @Test func `a file of last year is still read`() throws {
        let lastYear = URL(filePath: "last-year.json", relativeTo: URL(filePath: #filePath))
        try FileManager.default.copyItem(at: lastYear, to: folder.file)

        let restarted = ToDoItemStore(directory: folder.url)

        #expect(restarted.items.value == [plants])
    }
}
