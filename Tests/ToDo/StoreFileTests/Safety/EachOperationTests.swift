import Foundation
import ItemModel
import Testing

@testable import Store

/// Lets each operation of the disk fail in turn, and lets each be the last before the power goes.
struct EachOperationTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private let list = URL(filePath: "/lists/todoitems")
    private var old: Data { Data("[\(json(plants))]".utf8) }
    /// The old one and the new one.
    private var lists: [[ToDoItem]?] { [[plants], [plants, cat]] }
    private var damaged: Data { Data("[\(json(plants)),{}]".utf8) }

    @Test func `loading, whichever operation fails`() {
        for failing in 0..<count(load) {
            let disk = CrashingDisk([list: old])
            disk.failing = failing

            let sut = store(on: disk)

            #expect(disk.content == [list: old], "operation \(failing)")
            #expect(sut.items.value == [plants] || sut.problem.value == .cannotRead)
            sut.save()
            #expect(sut.items.value == [plants])
            #expect(sut.problem.value == nil)
        }
    }

    @Test func `loading what is damaged, whichever operation fails`() {
        for failing in 0..<count(load, on: damaged) {
            let disk = CrashingDisk([list: damaged])
            disk.failing = failing

            let sut = store(on: disk)

            #expect(sut.problem.value != nil, "operation \(failing)")
            #expect(disk.content.values.contains(damaged))
            sut.save()
            #expect(sut.items.value == [plants])
            #expect(items(on: disk) == [plants])
            #expect(disk.content.count == 2, "the list, and what was damaged")
            #expect(disk.content.values.contains(damaged))
        }
    }

    @Test func `saving, whichever operation fails`() {
        for failing in count(load)..<count(change) {
            let disk = CrashingDisk([list: old])
            let sut = store(on: disk)
            disk.failing = failing

            sut.add(cat)

            #expect(sut.items.value == [plants, cat], "operation \(failing)")
            #expect(sut.problem.value != nil || items(on: disk) == [plants, cat])
            #expect(lists.contains(items(on: disk)))
            #expect(disk.content.count == 1, "nothing is left beside the list")
            sut.save()
            #expect(sut.problem.value == nil)
            #expect(items(on: disk) == [plants, cat])
        }
    }

    @Test(arguments: CrashingDisk.PowerCut.allCases)
    func `saving, whenever the power goes`(powerCut: CrashingDisk.PowerCut) {
        for last in count(load)..<count(change) {
            let disk = CrashingDisk([list: old])
            let sut = store(on: disk)
            disk.last = last

            sut.add(cat)

            #expect(sut.problem.value != nil, "after \(last) operations")
            let restarted = disk.restarted(after: powerCut)
            #expect(lists.contains(items(on: restarted)), "after \(last) operations")
            #expect(lists.contains(store(on: restarted).items.value))
            #expect(restarted.content.count == 1, "what was begun is removed")
        }
    }

    @Test(arguments: CrashingDisk.PowerCut.allCases)
    func `what was saved outlives a power cut`(powerCut: CrashingDisk.PowerCut) {
        let disk = CrashingDisk([list: old])

        store(on: disk).add(cat)

        #expect(items(on: disk.restarted(after: powerCut)) == [plants, cat])
    }

    @Test(arguments: CrashingDisk.PowerCut.allCases)
    func `loading what is damaged, whenever the power goes`(powerCut: CrashingDisk.PowerCut) {
        for last in 0...count(load, on: damaged) {
            let disk = CrashingDisk([list: damaged])
            disk.last = last

            _ = store(on: disk)

            let restarted = disk.restarted(after: powerCut)
            #expect(restarted.content.values.contains(damaged), "after \(last) operations")
            #expect(store(on: restarted).items.value == [plants])
        }
    }

    private func store(on disk: CrashingDisk) -> ToDoItemStore {
        ToDoItemStore(ItemFile(url: list, on: disk))
    }

    private func load(_ disk: CrashingDisk) {
        _ = store(on: disk)
    }

    private func change(_ disk: CrashingDisk) {
        store(on: disk).add(cat)
    }

    /// How many operations it takes if none fails.
    private func count(_ action: (CrashingDisk) -> Void, on content: Data? = nil) -> Int {
        let disk = CrashingDisk([list: content ?? old])
        action(disk)
        return disk.count
    }

    private func items(on disk: CrashingDisk) -> [ToDoItem]? {
        disk.content[list].flatMap { try? JSONDecoder().decode([ToDoItem].self, from: $0) }
    }

    private func json(_ item: ToDoItem) -> String {
        // NB: Otherwise the properties come in another order each time.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: (try? encoder.encode(item)) ?? Data(), as: UTF8.self)
    }
}
