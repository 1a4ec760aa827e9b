import Foundation
import ItemModel
import Store
import Testing

struct DamageTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()

    @Test func `two items with one id are two, also after a restart`() throws {
        let text = try "[\(json(plants)),\(json(ToDoItem(id: plants.id, title: "Feed the cat")))]"
        try folder.write(text)
        let sut = folder.store

        #expect(sut.items.value.map(\.title) == ["Water the plants", "Feed the cat"])
        #expect(Set(sut.items.value.map(\.id)).count == 2)
        #expect(sut.items.value.first == plants)
        #expect(try kept(by: sut) == text)
        let second = try #require(sut.items.value.last)
        sut.check(second)
        #expect(folder.store.items.value.map(\.done) == [false, true])
        #expect(folder.store.items.value == sut.items.value)
    }

    @Test func `the second of two items with one id keeps all but the id`() throws {
        let second = ToDoItem(
            id: plants.id, title: "Feed the cat", itemDescription: "Tuna",
            dueDate: Date(timeIntervalSince1970: 42),
            location: Location(name: "Home"), done: true)
        try folder.write("[\(json(plants)),\(json(second))]")

        let sut = folder.store

        let repaired = try #require(sut.items.value.last)
        #expect(repaired.itemDescription == "Tuna")
        #expect(repaired.dueDate == Date(timeIntervalSince1970: 42))
        #expect(repaired.location == Location(name: "Home"))
        #expect(repaired.done)
        sut.add(cat)
        #expect(folder.store.items.value == [plants, repaired, cat])
    }

    @Test func `what is gone from a file that is whole is gone from the list`() throws {
        let sut = folder.store
        sut.add(plants)
        sut.add(cat)
        try folder.write("[\(json(plants))]")

        sut.save()

        #expect(sut.items.value == [plants])
    }

    @Test(arguments: [
        #""latitude":1e300,"longitude":0"#, #""latitude":90.1,"longitude":0"#,
        #""latitude":-90.1,"longitude":0"#, #""latitude":0,"longitude":180.1"#,
        #""latitude":0,"longitude":-180.1"#,
    ])
    func `coordinates that are not on the globe are damage`(coordinate: String) throws {
        let text = """
            [\(try json(plants)),{"id":"\(UUID())","title":"Nowhere",\
            "location":{"name":"Nowhere","coordinate":{\(coordinate)}}}]
            """
        try folder.write(text)

        let sut = folder.store

        #expect(sut.items.value == [plants])
        #expect(try kept(by: sut) == text)
    }

    @Test func `the ends of the globe are on it`() throws {
        let sut = folder.store
        for (latitude, longitude) in [(90.0, 180.0), (-90, -180)] {
            let coordinate = Coordinate(latitude: latitude, longitude: longitude)
            sut.add(ToDoItem(title: "End", location: Location(name: "", coordinate: coordinate)))
        }

        #expect(sut.problem.value == nil)
        #expect(folder.store.items.value == sut.items.value)
    }

    @Test func `coordinates that are not on the globe are refused`() {
        let coordinate = Coordinate(latitude: 1e300, longitude: 0)
        let sut = folder.store

        sut.add(ToDoItem(title: "Nowhere", location: Location(name: "", coordinate: coordinate)))

        #expect(sut.problem.value == .refused)
        #expect(sut.items.value == [])
    }

    @Test(arguments: ["", "Water the plants", "[{}]", #"[{"title":"Tea"}]"#])
    func `the problem says that nothing could be read`(text: String) throws {
        try folder.write(text)

        let sut = folder.store

        let place = try #require(keptPlace(of: sut))
        #expect(sut.problem.value == .unreadable(keptAt: place))
        #expect(try kept(by: sut) == text)
    }

    @Test func `the problem says that a part could be read`() throws {
        try folder.write("[\(json(plants)),{}]")

        let sut = folder.store

        let place = try #require(keptPlace(of: sut))
        #expect(sut.problem.value == .damaged(keptAt: place))
    }

    @Test func `what a newer version says of one item stays, and so does the next item`() throws {
        let colour = #"{"colour":"green","#
        let green = try json(plants).replacing("{", with: colour, maxReplacements: 1)
        try folder.write("[\(green),\(json(cat))]")

        folder.store.check(cat)

        #expect(try String(contentsOf: folder.file, encoding: .utf8).contains("green"))
        #expect(folder.store.items.value.map(\.done) == [false, true])
    }

    private func json(_ item: ToDoItem) throws -> String {
        String(decoding: try JSONEncoder().encode(item), as: UTF8.self)
    }

    private func kept(by sut: ToDoItemStore) throws -> String {
        try String(contentsOf: #require(keptPlace(of: sut)), encoding: .utf8)
    }

    private func keptPlace(of sut: ToDoItemStore) -> URL? {
        switch sut.problem.value {
        case .damaged(let place)?, .unreadable(let place)?: place
        default: nil
        }
    }
}
