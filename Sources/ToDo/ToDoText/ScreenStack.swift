import Coordinator
import Foundation
import Store

/// The screens that lie on top of each other; only the uppermost is seen, and gets the keys.
final class ScreenStack: Navigator {
    private var pushed: [any TextScreen] = []
    private var presented: [any TextScreen] = []
    private let deletions: Deletions
    private let keptAside: KeptAside
    private let dates: DateFormatter
    private let calendar: Calendar
    private let quit: () -> Void

    init(
        store: ToDoItemStore, dates: DateFormatter, calendar: Calendar,
        quit: @escaping () -> Void
    ) {
        deletions = Deletions(store)
        keptAside = KeptAside(store.problem)
        self.dates = dates
        self.calendar = calendar
        self.quit = quit
    }

    var isRootOnTop: Bool { pushed.count == 1 && presented.isEmpty }

    var uppermost: (any TextScreen)? { presented.last ?? pushed.last }

    /// The form, while it is typed into.
    var form: FormScreen? { uppermost as? FormScreen }

    func setRoot(_ screen: Screen) {
        change {
            presented = []
            pushed = [text(screen)]
        }
    }

    func push(_ screen: Screen) {
        change { pushed.append(text(screen)) }
    }

    func pop() {
        change { if pushed.count > 1 { pushed.removeLast() } }
    }

    func present(_ screen: Screen) {
        change { presented.append(text(screen)) }
    }

    func dismiss() {
        change { _ = presented.popLast() }
    }

    private func change(_ action: () -> Void) {
        let before = uppermost
        action()
        guard before !== uppermost else { return }
        before?.disappear()
        uppermost?.appear()
    }

    private func text(_ screen: Screen) -> any TextScreen {
        switch screen {
        case .list(let list):
            ListScreen(list, deletions: deletions, keptAside: keptAside, quit: quit)
        case .details(let details): DetailScreen(details) { [weak self] in self?.pop() }
        case .form(let form):
            FormScreen(form, dates: dates, calendar: calendar)
        case .question(let question): QuestionScreen(question, deletions: deletions)
        }
    }
}
