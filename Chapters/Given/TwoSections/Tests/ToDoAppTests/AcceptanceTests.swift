import Foundation
import ItemModel
import ListPresenter
import Store
import Testing
import ToDoDoubles

@MainActor
struct AcceptanceTests {
    private let mum = ToDoItem(title: "Call Mum")
    private let cat = ToDoItem(title: "Feed the cat")

    // …
}
