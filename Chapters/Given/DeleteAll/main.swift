import DetailPresenter
import DueDate
import Foundation
import InputForm
import ItemModel
import ListPresenter
import Store
import WalkingSkeleton

/// The app as far as it is built. It prints.
@MainActor
final class App {
    let store: ToDoItemStore
    let list: ListPresenter
    var details: DetailPresenter?
    let page = Page()

    init() {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        store = ToDoItemStore(directory: here, fileName: "mine")
        list = ListPresenter(store: store)
        list.view = self
        list.delegate = self
    }

    /// Puts on the list, once, what the skeleton has kept.
    func takeOver(_ file: URL) {
        for item in ToDoList(disk: FileDisk(file)).items { store.add(ToDoItem(title: item.title)) }
        try? FileManager.default.moveItem(at: file, to: file.appendingPathExtension("old"))
    }

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { add(rest) }
        list.viewWillAppear()
        if words.first == "form" { fill(InputForm(finder: Nobody()), Array(words.dropFirst())) }
        guard let row = Int(rest), row > 0, row <= list.numberOfRows(inSection: 0) else { return }
        if words.first == "check" { list.didTapCheck(row - 1, section: 0) }
        if words.first == "open" { list.didSelectRow(row - 1, section: 0) }
        if words.first == "done" {
            list.didSelectRow(row - 1, section: 0)
            details?.didTapDone()
            page.draw()
        }
    }

    func add(_ text: String) {
        let parts = text.components(separatedBy: ", ")
        let place = parts.dropFirst().first.map { Location(name: $0) }
        let today = Date()
        store.add(ToDoItem(title: parts[0], dueDate: place.map { _ in today }, location: place))
    }

    func draw(_ row: Int, in section: Int) {
        let cell = ItemCell()
        list.configure(cell, row: row, section: section)
        print("\(row + 1)", cell.titleText, cell.dateText, cell.locationText)
    }
}

extension App: InputFormDelegate {
    func didSave(_ item: ToDoItem) {
        store.add(item)
    }

    func didCancel() {}

    func fill(_ form: InputForm, _ words: [String]) {
        form.delegate = self
        for word in words {
            let parts = word.components(separatedBy: ": ")
            let element = form.elements.first { $0.label == parts[0] && $0.isEnabled }
            switch element?.control {
            case .text(let text): text.set(parts.dropFirst().joined(separator: ": "))
            case .toggle(let box): box.set(!box.get())
            case .button(let tap): tap()
            default: break
            }
            while form.lookUp != nil { RunLoop.main.run(until: Date() + 0.01) }
        }
        form.elements.forEach(draw)
    }

    func draw(_ element: FormElement) {
        let label = element.label
        switch element.control {
        case .text(let text): print("\(label):", text.get())
        case .toggle(let box): print(box.get() ? "[x]" : "[ ]", label)
        case .date(let day): print("\(label):", DateFormatter.dueDate().string(from: day.get()))
        case .note: print(label)
        default: print(element.isEnabled ? "[\(label)]" : "(\(label))")
        }
    }
}

extension App: ListDelegate {
    func didSelect(_ item: ToDoItem) {
        list.viewDidDisappear()
        let details = DetailPresenter(id: item.id, store: store)
        details.view = page
        details.viewWillAppear()
        self.details = details
        page.draw()
    }

    func didTapAdd() {}

    func didTapDeleteAll() {}
}

/// The details in the terminal.
final class Page: DetailView {
    var titleText = ""
    var dateText = ""
    var locationText = ""
    var addressText = ""
    var descriptionText = ""
    var isDoneEnabled = false
    private var map = ""

    func showMap(center: Coordinate) {
        map = "\(center.latitude), \(center.longitude)"
    }

    func hideMap() {
        map = ""
    }

    func show(problem: String?) {
        if let problem { print(problem) }
    }

    func draw() {
        print(titleText)
        print("When:", dateText)
        print("Where:", locationText)
        print("Address:", addressText)
        print("Map:", map)
        print("Notes:", descriptionText)
        print(isDoneEnabled ? "[Done]" : "(Done)")
    }
}

extension App: ListView {
    func show(_ snapshot: ListSnapshot) {
        for (section, content) in snapshot.sections.enumerated() {
            if let title = content.title { print(title) }
            for row in content.rows.indices { draw(row, in: section) }
        }
    }

    func show(problem: String?) {
        if let problem { print(problem) }
    }
}

App().perform(Array(CommandLine.arguments.dropFirst()))

/// There is nobody yet who knows addresses.
struct Nobody: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .noAnswer
    }
}
