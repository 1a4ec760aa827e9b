import Foundation
import ItemModel
import Store
import Testing

struct OrderTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()

    @Test func `a change is not lost if the file changes while the screens are told of it`() throws
    {
        let sut = folder.store
        let json = String(decoding: try JSONEncoder().encode([cat]), as: UTF8.self)
        let subscription = sut.items.subscribe { items in
            guard items == [plants] else { return }
            try? folder.write(json)
            sut.save()
        }
        defer { subscription.cancel() }

        sut.add(plants)

        #expect(sut.items.value == [cat, plants])
        #expect(folder.store.items.value == [cat, plants])
    }

    @Test func `a list that was damaged is saved before a screen can stop us`() throws {
        let sut = folder.store
        var saved: [ToDoItem] = []
        try folder.write("[\(String(decoding: JSONEncoder().encode(plants), as: UTF8.self)),{}]")
        let subscription = sut.items.subscribe { items in
            if items.isEmpty { return }
            sut.save()
            saved =
                (try? JSONDecoder().decode([ToDoItem].self, from: Data(contentsOf: folder.file)))
                ?? []
        }
        defer { subscription.cancel() }

        sut.save()

        #expect(saved == [plants])
    }
}
