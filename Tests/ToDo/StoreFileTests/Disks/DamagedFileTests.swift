import Foundation
import ItemModel
import Store
import Testing

struct DamagedFileTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()

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

    @Test func `what a newer version has written is still there`() throws {
        let nextYear = """
            [{"id":"\(plants.id)","title":"Water the plants","done":false,"colour":"green",
            "location":{"name":"Office","address":"Main Street 1","rooms":[7,8]}}]
            """
        try Data(nextYear.utf8).write(to: folder.file)

        ToDoItemStore(directory: folder.url).check(plants)

        let text = try String(contentsOf: folder.file, encoding: .utf8)
        #expect(text.contains(#""colour":"green""#) && text.contains(#""rooms":[7,8]"#))
        #expect(ToDoItemStore(directory: folder.url).items.value.map(\.done) == [true])
    }
}

extension DamagedFileTests {
    /// Where the store says that it has kept a damaged file.
    private func kept(by sut: ToDoItemStore) -> URL? {
        switch sut.problem.value {
        case .damaged(let place)?, .unreadable(let place)?: place
        default: nil
        }
    }
}

private let nowhere = #"{"name": "?", "coordinate": {"latitude": 1e300, "longitude": 7}}"#
