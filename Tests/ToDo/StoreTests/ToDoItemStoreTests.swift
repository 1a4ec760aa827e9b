import ItemModel
import Store
import XCTest

final class ToDoItemStoreTests: XCTestCase {
    private let plants = ToDoItem(title: "Water the plants", itemDescription: "Not the cactus")
    private let cat = ToDoItem(title: "Feed the cat")

    private let directory = FileManager.default.temporaryDirectory
        .appendingPathComponent("StoreTests-" + UUID().uuidString)
    private var sut: ToDoItemStore!

    override func setUp() {
        super.setUp()
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        sut = ToDoItemStore(directory: directory)
        XCTAssertEqual(sut.items.value, [], "a new store")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: directory)
        sut = nil
        super.tearDown()
    }

    func test_add_publishesTheItem() throws {
        let items = try wait(for: sut.items) { sut.add(plants) }

        XCTAssertEqual(items, [plants])
    }

    func test_add_appendsTheItemToTheList() throws {
        sut.add(plants)

        let items = try wait(for: sut.items) { sut.add(cat) }

        XCTAssertEqual(items, [plants, cat])
    }

    func test_check_publishesTheItemAsDone() throws {
        sut.add(plants)
        sut.add(cat)

        let items = try wait(for: sut.items) { sut.check(plants) }

        var donePlants = plants
        donePlants.done = true
        XCTAssertEqual(items, [donePlants, cat])
    }

    func test_add_ignoresTheSameItemButNotTheSameTitle() throws {
        let oldCat = ToDoItem(id: cat.id, title: "Feed the dog")
        let secondCat = ToDoItem(title: cat.title)
        sut.add(cat)

        let items = try wait(for: sut.items) {
            sut.add(oldCat)
            sut.add(secondCat)
        }

        XCTAssertEqual(items, [cat, secondCat])
    }

    func test_deleteAll_publishesAnEmptyList() throws {
        sut.add(plants)
        sut.add(cat)
        sut.check(cat)

        let items = try wait(for: sut.items) { sut.deleteAll() }

        XCTAssertEqual(items, [])
    }

    func test_uncheck_publishesTheItemAsOpen() throws {
        let oldPlants = ToDoItem(id: plants.id, title: "Water the cactus")
        sut.add(plants)
        sut.add(cat)
        sut.check(plants)

        let items = try wait(for: sut.items) { sut.uncheck(oldPlants) }

        XCTAssertEqual(items, [plants, cat])
    }

    func test_checkAndUncheck_publishNothingIfNothingChanges() throws {
        let doneCat = ToDoItem(id: cat.id, title: cat.title, done: true)
        let mum = ToDoItem(title: "Call Mum")
        sut.add(plants)
        sut.add(doneCat)

        let items = try wait(for: sut.items) {
            sut.uncheck(plants)
            sut.check(cat)
            sut.check(mum)
            sut.add(mum)
        }

        XCTAssertEqual(items, [plants, doneCat, mum])
    }

    func test_deleteAll_publishesNothingIfListIsEmpty() throws {
        let items = try wait(for: sut.items) {
            sut.deleteAll()
            sut.add(plants)
        }

        XCTAssertEqual(items, [plants])
    }
}
