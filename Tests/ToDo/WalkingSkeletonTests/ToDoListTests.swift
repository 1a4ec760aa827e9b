import Testing
import WalkingSkeleton

struct ToDoListTests {
    let milk = Item(title: "Buy milk")
    let mum = Item(title: "Call Mum")

    @Test func `what was added is on the list`() throws {
        let list = ToDoList(disk: DiskFake())

        try list.add(milk)

        #expect(list.items == [milk])
    }

    @Test func `a list on the same disk has the same things`() throws {
        let disk = DiskFake()
        let list = ToDoList(disk: disk)
        try list.add(milk)
        try list.add(mum)

        let other = ToDoList(disk: disk)

        #expect(other.items == [milk, mum])
    }

    @Test func `what cannot be kept is not on the list`() {
        let list = ToDoList(disk: FullDiskStub())

        #expect(throws: FullDiskStub.DiskFull.self) { try list.add(milk) }

        #expect(list.items == [mum])
    }
}
