import Foundation
import ItemModel
import Store
import Testing
import ToDoDoubles

struct StoreContractTests {
    enum Kind: CaseIterable { case fake, real }

    private let milk = ToDoItem(title: "Buy milk")
    private let mum = ToDoItem(title: "Call Mum")
    private let doneCat = ToDoItem(title: "Feed the cat", done: true)
    private let folder = Folder()

    @Test(arguments: Kind.allCases)
    func `a problem is published, and so is its end`(_ kind: Kind) throws {
        let sut = store(kind, with: [])
        var told: [StoreError?] = []
        let subscription = sut.problem.subscribe { told.append($0) }
        defer { subscription.cancel() }

        try setFull(true, disk: sut)
        try setFull(false, disk: sut)

        #expect(told == [nil, .cannotSave, nil])
    }

    private func store(_ kind: Kind, with items: [ToDoItem]) -> any ToDoItemStoring {
        switch kind {
        case .fake:
            return StoreFake(items)
        case .real:
            let store = ToDoItemStore(directory: folder.url)
            for item in items { store.add(item) }
            return store
        }
    }

    private func setFull(_ isFull: Bool, disk store: any ToDoItemStoring) throws {
        if let fake = store as? StoreFake { fake.send(problem: isFull ? .cannotSave : nil) }
        guard let real = store as? ToDoItemStore else { return }
        let (files, folder) = (FileManager.default, folder.url)
        try files.removeItem(at: folder)
        if isFull {
            // NB: A folder into which nobody can put a file.
            try files.createSymbolicLink(
                at: folder, withDestinationURL: URL(filePath: "/dev/fd"))
        } else {
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
        }
        real.add(ToDoItem(title: "Buy milk"))
    }
}
