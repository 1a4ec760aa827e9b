import Coordinator
import DetailPresenter
import DueDate
import Foundation
import ItemModel
import ListPresenter
import Store
import Testing
import ToDoDoubles

/// Our friend's phone: the real store in a folder of its own, the coordinator, and a screen.
@MainActor
final class Phone {
    let store: ToDoItemStore
    let finder = CoordinateFinderGate()
    let coordinator: Coordinator
    let list: ListPresenter
    let screen: RecyclingListView
    private let glass = Glass()
    private let folder: Folder

    init(with items: ToDoItem...) throws {
        folder = try Folder()
        store = ToDoItemStore(directory: folder.url)
        coordinator = Coordinator(
            navigator: glass, store: store, finder: finder,
            dateFormatter: .dueDate(
                locale: Locale(identifier: "en_GB"),
                timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
        coordinator.start()
        (list, screen) = try #require(glass.views.list, "no list on the screen")
        for item in items {
            store.add(item)
            let isThere = screen.lines.contains { $0.hasPrefix(item.title) }
            try #require(isThere, "\(item.title) is not on her list")
        }
    }

    /// What she reads on her list; nothing if something lies on top of it.
    var lines: [String] {
        if case .list = glass.top { screen.lines } else { [] }
    }

    var details: (view: DetailViewSpy, presenter: DetailPresenter) {
        get throws {
            guard case .details(let presenter) = glass.top else { throw NotSeen("the details") }
            return (glass.views.detail, presenter)
        }
    }

    var form: FormDriver {
        get throws {
            guard case .form(let form) = glass.top else { throw NotSeen("a form") }
            return FormDriver(form)
        }
    }

    var question: Question {
        get throws {
            guard case .question(let question) = glass.top else { throw NotSeen("a question") }
            return question
        }
    }

    func goBack() {
        glass.pop()
    }
}

/// What a test has looked for, and is not on the screen.
struct NotSeen: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) {
        description = what + " cannot be seen"
    }
}
