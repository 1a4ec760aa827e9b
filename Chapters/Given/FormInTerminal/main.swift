import DetailPresenter
import DueDate
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store

// …

extension App: InputFormDelegate {
    func didSave(_ item: ToDoItem) {
        store.add(item)
    }

    func didCancel() {}

    func draw(_ element: FormElement) {
        let label = element.label
        switch element.control {
        case .text(let text): print("\(label):", text.get())
        case .toggle(let box): print(box.get() ? "[x]" : "[ ]", label)
        case .date(let day): print("\(label):", DateFormatter.dueDate().string(from: day.get()))
        default: print(element.isEnabled ? "[\(label)]" : "(\(label))")
        }
    }
}

// …
