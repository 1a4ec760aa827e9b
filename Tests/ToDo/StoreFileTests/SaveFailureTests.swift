import Foundation
import ItemModel
import Store
import Testing

struct SaveFailureTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()

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
}
