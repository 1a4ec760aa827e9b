import DetailPresenter
import Foundation
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
        takeOver(here.appending(path: "skeleton.json"))
    }

    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { add(rest) }
        list.viewWillAppear()
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

    // …
}

extension App: ListDelegate {
    func didSelect(_ item: ToDoItem) {
        list.viewDidDisappear()
        let details = DetailPresenter(store: store)
        details.view = page
        details.item = item
        details.viewWillAppear()
        self.details = details
        page.draw()
    }

    func didTapAdd() {}
}

// …

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
