import ItemModel
import Store
import Testing

struct ChangedMeanwhileTests {
    private let plants = ToDoItem(title: "Water the plants")
    private let folder = Folder()

    @Test func `what another program has changed is deleted, too`() {
        let sut = ToDoItemStore(directory: folder.url)
        sut.add(plants)
        ToDoItemStore(directory: folder.url).check(plants)

        sut.deleteAll()

        #expect(sut.items.value == [])
    }
}
