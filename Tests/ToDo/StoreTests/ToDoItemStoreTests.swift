import ItemModel
import Store
import XCTest

final class ToDoItemStoreTests: XCTestCase {
    private let plants = ToDoItem(title: "Water the plants", itemDescription: "Not the cactus")
    private let cat = ToDoItem(title: "Feed the cat")

    private let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreTests-" + UUID().uuidString)
    private var sut: ToDoItemStore!

    override func setUpWithError() throws {
        try super.setUpWithError()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        sut = ToDoItemStore(directory: directory)
        XCTAssertEqual(sut.items.value, [], "a new store")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: directory)
        sut = nil
        super.tearDown()
    }

    /// The lists that are published during `change`, without the replayed one.
    private func published(during change: () -> Void) -> [[ToDoItem]] {
        var told: [[ToDoItem]] = []
        let subscription = sut.items.subscribe { told.append($0) }
        defer { subscription.cancel() }
        change()
        return Array(told.dropFirst())
    }

    func test_add_publishesTheItem() {
        let lists = published { sut.add(plants) }

        XCTAssertEqual(lists, [[plants]])
    }

    func test_add_appendsTheItemToTheList() {
        sut.add(plants)

        let lists = published { sut.add(cat) }

        XCTAssertEqual(lists, [[plants, cat]])
    }

    func test_check_publishesTheItemAsDone() {
        sut.add(plants)
        sut.add(cat)

        let lists = published { sut.check(plants) }

        var donePlants = plants
        donePlants.done = true
        XCTAssertEqual(lists, [[donePlants, cat]])
    }

    func test_add_ignoresTheSameItemButNotTheSameTitle() {
        let oldCat = ToDoItem(id: cat.id, title: "Feed the dog")
        let secondCat = ToDoItem(title: cat.title)
        sut.add(cat)

        let lists = published {
            sut.add(oldCat)
            sut.add(secondCat)
        }

        XCTAssertEqual(lists, [[cat, secondCat]])
    }

    func test_deleteAll_publishesAnEmptyList() {
        sut.add(plants)
        sut.add(cat)
        sut.check(cat)

        let lists = published { sut.deleteAll() }

        XCTAssertEqual(lists, [[]])
    }

    func test_uncheck_publishesTheItemAsOpen() {
        let oldPlants = ToDoItem(id: plants.id, title: "Water the cactus")
        sut.add(plants)
        sut.add(cat)
        sut.check(plants)

        let lists = published { sut.uncheck(oldPlants) }

        XCTAssertEqual(lists, [[plants, cat]])
    }

    func test_checkAndUncheck_publishNothingIfNothingChanges() {
        let doneCat = ToDoItem(id: cat.id, title: cat.title, done: true)
        let mum = ToDoItem(title: "Call Mum")
        sut.add(plants)
        sut.add(doneCat)

        let lists = published {
            sut.uncheck(plants)
            sut.check(cat)
            sut.check(mum)
            sut.add(mum)
        }

        XCTAssertEqual(lists, [[plants, doneCat, mum]])
    }

    func test_deleteAll_publishesNothingIfListIsEmpty() {
        let lists = published {
            sut.deleteAll()
            sut.add(plants)
        }

        XCTAssertEqual(lists, [[plants]])
    }
}
