import Foundation
import ItemModel
import Store
import Testing

struct LinkTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let folder = Folder()
    private let home = Folder()

    @Test func `a linked list stays a link, and its target gets the change`() throws {
        home.store.add(plants)
        try link()

        folder.store.add(cat)

        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.file.path)
                == home.file.path)
        #expect(home.store.items.value == [plants, cat])
        #expect(folder.names == ["todoitems"])
        #expect(home.names == ["todoitems"])
    }

    @Test func `a link that leads nowhere is no empty list, and is not replaced`() throws {
        try link()
        let sut = folder.store

        sut.add(plants)

        #expect(sut.problem.value == .cannotRead)
        #expect(sut.items.value == [plants])
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.file.path)
                == home.file.path)
        #expect(home.names == [])
    }

    @Test func `what was added while a link led nowhere is there when it leads somewhere`() throws {
        try link()
        let sut = folder.store
        sut.add(plants)
        home.store.add(cat)

        sut.save()

        #expect(sut.problem.value == nil)
        #expect(home.store.items.value == [cat, plants])
    }

    @Test(arguments: [0o600, 0o640, 0o666])
    func `the list keeps its rights`(rights: Int) throws {
        folder.store.add(plants)
        try FileManager.default.setAttributes(
            [.posixPermissions: rights], ofItemAtPath: folder.file.path)

        folder.store.add(cat)

        #expect(try self.rights(of: folder.file) == rights)
    }

    @Test func `a damaged list is kept with its rights`() throws {
        try folder.write("Water the plants")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.file.path)

        _ = folder.store

        let kept = try #require(folder.names.first { $0.contains("damaged") })
        #expect(try rights(of: folder.url.appendingPathComponent(kept)) == 0o600)
    }

    private func link() throws {
        try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: home.file)
    }

    private func rights(of file: URL) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
