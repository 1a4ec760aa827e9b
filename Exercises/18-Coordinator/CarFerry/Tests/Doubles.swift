@testable import CarFerry

/// Shows nothing, and remembers what it was asked to show.
final class NavigatorSpy: Navigator {
    enum Call: String, CustomStringConvertible {
        case setRoot, push, pop, popToRoot, present, dismiss

        var description: String { rawValue }
    }

    private(set) var calls: [Call] = []
    /// The last list that it was asked to show.
    private(set) var list: CarList?
    /// The last page that it was asked to show.
    private(set) var page: CarPage?
    /// What the test does at the moment of a pop.
    var onPop: () -> Void = {}

    func setRoot(_ screen: Screen) {
        calls.append(.setRoot)
        keep(screen)
    }

    func push(_ screen: Screen) {
        calls.append(.push)
        keep(screen)
    }

    func pop() {
        calls.append(.pop)
        onPop()
    }

    func popToRoot() {
        calls.append(.popToRoot)
    }

    func present(_ screen: Screen) {
        calls.append(.present)
        keep(screen)
    }

    func dismiss() {
        calls.append(.dismiss)
    }

    private func keep(_ screen: Screen) {
        switch screen {
        case .list(let list): self.list = list
        case .page(let page): self.page = page
        }
    }
}

/// A list on a screen: it tells each change of its selection, and only changes.
final class FakeListView: CarListView {
    private let list: CarList
    private(set) var sections: [Section] = []

    var selection: RowIndex? {
        didSet {
            if selection != oldValue { list.didChangeSelection(to: selection) }
        }
    }

    init(_ list: CarList) {
        self.list = list
        list.view = self
    }

    func show(_ sections: [Section]) {
        self.sections = sections
    }

    /// The list can be seen, at the start or again.
    func appear() {
        list.viewWillAppear()
    }

    func tap(row: Int, section: Int = 0) {
        selection = RowIndex(section: section, row: row)
    }
}

extension Section: CustomStringConvertible {
    /// What a failing test shows.
    public var description: String {
        "\(header ?? "no header") – " + (rows.isEmpty ? "no rows" : rows.joined(separator: ", "))
    }
}
