import ItemModel
import ItemModelTesting
import Store
import XCTest

final class ToDoItemStoreTests: XCTestCase {
    private let plants = ToDoItem(title: "Water the plants")
    private let cat = ToDoItem(title: "Feed the cat")
    private var directory: URL!
    private var sut: ToDoItemStore!

    override func setUp() {
        super.setUp()
        directory = FileManager.default.temporaryDirectory
            .appendingPathComponent("StoreTests-" + UUID().uuidString)
        sut = ToDoItemStore(directory: directory)
        XCTAssertEqual(sut.items.value, [], "a new store")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: directory)
        directory = nil
        sut = nil
        super.tearDown()
    }

    func test_add_appendsTheItemToTheList() throws {
        try sut.add(plants)

        let items = try wait(for: sut.items) { try sut.add(cat) }

        XCTAssertEqual(items, [plants, cat])
    }

    func test_add_publishesTheItem() throws {
        let items = try wait(for: sut.items) { try sut.add(plants) }

        XCTAssertEqual(items, [plants])
    }

    func test_check_publishesTheItemAsDone() throws {
        try sut.add(plants)
        try sut.add(cat)

        let items = try wait(for: sut.items) { try sut.check(plants) }

        XCTAssertEqual(items.filter(\.done), [plants])
    }

    func test_init_loadsWhatWasAdded() throws {
        let item = ToDoItem(
            title: "Water the plants", itemDescription: "Not the cactus", timestamp: 42.195,
            location: Location(
                name: "Office", coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778)))
        try sut.add(item)

        let reloaded = ToDoItemStore(directory: directory)

        XCTAssertEqual(reloaded.items.value.count, 1)
        assertSameContent(try XCTUnwrap(reloaded.items.value.first), expected: item)
    }

    func test_check_isKept() throws {
        try sut.add(plants)
        try sut.check(plants)

        let reloaded = ToDoItemStore(directory: directory)

        XCTAssertEqual(reloaded.items.value.filter(\.done), [plants])
    }

    func test_changeInAnswerToAChange_isKept() throws {
        let eager = sut.items.subscribe { [sut, cat] items in
            if items.count == 1 { try? sut?.add(cat) }
        }
        defer { eager.cancel() }

        try sut.add(plants)

        let reloaded = ToDoItemStore(directory: directory)
        XCTAssertEqual(reloaded.items.value, [plants, cat])
    }

    func test_deleteAll_leavesNothing() throws {
        try sut.add(plants)
        try sut.add(cat)

        let items = try wait(for: sut.items) { try sut.deleteAll() }

        XCTAssertEqual(items, [])
    }

    func test_delete_removesTheItem() throws {
        try sut.add(plants)
        try sut.add(cat)

        let items = try wait(for: sut.items) { try sut.delete(plants) }

        XCTAssertEqual(items, [cat])
    }

    func test_uncheck_publishesTheItemAsOpen() throws {
        try sut.add(plants)
        try sut.add(cat)
        try sut.check(plants)
        try sut.check(cat)

        let items = try wait(for: sut.items) { try sut.uncheck(plants) }

        XCTAssertEqual(items.filter(\.done), [cat])
    }

    func test_change_neitherPublishesNorWritesIfNothingChanges() throws {
        let path = directory.path
        try sut.add(plants)
        try FileManager.default.removeItem(atPath: path)

        let items = try wait(for: sut.items) {
            try sut.check(cat)
            try sut.uncheck(plants)
            try sut.delete(cat)
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), "it has written")
            try sut.add(cat)
        }

        XCTAssertEqual(items, [plants, cat])
    }

    func test_deleteAll_neitherPublishesNorWritesIfNothingIsThere() throws {
        let path = directory.path

        let items = try wait(for: sut.items) {
            try sut.deleteAll()
            XCTAssertFalse(FileManager.default.fileExists(atPath: path), "it has written")
            try sut.add(plants)
        }

        XCTAssertEqual(items, [plants])
    }

    func test_add_refusesWhatIsOnTheListAlready() throws {
        try sut.add(plants)
        try sut.check(plants)

        let sameOne = ToDoItem(id: plants.id, title: "Water the cactus")
        for item in [sameOne, ToDoItem(title: plants.title)] {
            XCTAssertThrowsError(try sut.add(item)) { error in
                XCTAssertEqual(error as? StoreError, .alreadyOnTheList)
            }
        }

        XCTAssertEqual(sut.items.value, [plants])
    }

    func test_add_takesAnItemThatDiffersInAnything() throws {
        let place = Location(name: "Office")
        let items = [
            plants, ToDoItem(title: plants.title, itemDescription: "Not the cactus"),
            ToDoItem(title: plants.title, timestamp: 42.195),
            ToDoItem(title: plants.title, location: place),
        ]

        for item in items { try sut.add(item) }

        XCTAssertEqual(sut.items.value, items)
    }

    func test_items_canBeReadAsAStream() async throws {
        try sut.add(plants)
        var lists = sut.items.values.makeAsyncIterator()

        let first = await lists.next()

        XCTAssertEqual(first, [plants])
    }
}
