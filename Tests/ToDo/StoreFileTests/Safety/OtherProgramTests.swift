import Foundation
import ItemModel
import Testing

@testable import Store

struct OtherProgramTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let list = URL(filePath: "/lists/todoitems")
    private let disk = CrashingDisk()

    @Test func `after a long wait the problem says who holds the list`() {
        disk.isTaken = true

        let sut = ToDoItemStore(ItemFile(url: list, on: disk))

        #expect(disk.pauses == 500)
        #expect(sut.problem.value == .busy(seconds: 5, process: 4711))
    }

    @Test func `the error names the other program where it is known`() {
        let known = StoreError.busy(seconds: 5, process: 4711).localizedDescription
        let unknown = StoreError.busy(seconds: 5, process: nil).localizedDescription

        #expect(known.hasPrefix("Another program (4711) has been holding your list for 5 seconds."))
        #expect(unknown.hasPrefix("Another program has been holding your list for 5 seconds."))
    }

    @Test func `after a wait in vain it does not wait again until the list was free`() {
        disk.isTaken = true
        let sut = ToDoItemStore(ItemFile(url: list, on: disk))

        sut.save()
        #expect(disk.pauses == 501)

        disk.isTaken = false
        sut.save()
        disk.isTaken = true
        sut.save()
        #expect(disk.pauses == 1001)
    }

    @Test func `what is changed meanwhile is kept, and saved as soon as it can be`() {
        let sut = ToDoItemStore(ItemFile(url: list, on: disk))
        sut.add(plants)
        let before = disk.content
        disk.isTaken = true

        sut.add(cat)
        #expect(sut.items.value == [plants, cat])
        #expect(disk.content == before)

        disk.isTaken = false
        sut.save()
        #expect(sut.problem.value == nil)
        #expect(ToDoItemStore(ItemFile(url: list, on: disk)).items.value == [plants, cat])
    }

    @Test func `a screen may answer a change with another one`() {
        let folder = Folder()
        let sut = folder.store
        let subscription = sut.items.subscribe { if $0 == [plants] { sut.add(cat) } }
        defer { subscription.cancel() }

        sut.add(plants)

        #expect(sut.problem.value == nil)
        #expect(folder.store.items.value == [plants, cat])
    }

    @Test func `two programs at once lose nothing`() async {
        let folder = Folder()
        let (place, items) = (folder.url, (1...40).map { ToDoItem(title: "Number \($0)") })

        await withTaskGroup { group in
            for part in 0..<4 {
                group.addTask {
                    let sut = ToDoItemStore(directory: place)
                    for item in items[(part * 10)..<(part * 10 + 10)] { sut.add(item) }
                    for _ in 0..<10_000 where sut.problem.value != nil { sut.save() }
                }
            }
        }

        #expect(Set(folder.store.items.value.map(\.id)) == Set(items.map(\.id)))
        #expect(folder.names == ["todoitems"])
    }
}
