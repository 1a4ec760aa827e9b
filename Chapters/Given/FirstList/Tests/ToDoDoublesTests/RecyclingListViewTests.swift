import Foundation
import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct RecyclingListViewTests {
    private let store = StoreStub()
}
