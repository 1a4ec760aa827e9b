import ItemModel
import ListPresenter
import Testing
import ToDoDoubles

@MainActor
struct RowTests {}
