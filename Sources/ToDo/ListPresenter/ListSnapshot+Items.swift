import Foundation
import ItemModel

extension ListSnapshot {
    /// The open items, then the done ones, if there are any.
    init(_ items: [ToDoItem], dateFormatter: DateFormatter) {
        func rows(done: Bool) -> [Row] {
            items.filter { $0.done == done }.map { Row($0, dateFormatter: dateFormatter) }
        }
        let done = rows(done: true)
        sections = [Section(kind: .open, rows: rows(done: false))]
        if !done.isEmpty { sections.append(Section(kind: .done, rows: done)) }
    }
}

extension Row {
    init(_ item: ToDoItem, dateFormatter: DateFormatter) {
        id = item.id
        titleText = item.title
        dateText = item.dueDate.map(dateFormatter.string(from:)) ?? ""
        locationText = item.location?.name ?? ""
    }
}
