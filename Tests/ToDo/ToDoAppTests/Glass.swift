import Coordinator
import DetailPresenter
import ListPresenter
import ToDoDoubles

/// What a phone does with screens: the one on top is seen, the others are hidden.
final class Glass: Navigator {
    private(set) var list: (presenter: ListPresenter, view: RecyclingListView)?
    private(set) var detailView = DetailViewSpy()
    private var pushed: [Screen] = []
    private var presented: [Screen] = []

    var isRootOnTop: Bool { pushed.count == 1 && presented.isEmpty }

    var top: Screen? { presented.last ?? pushed.last }

    func setRoot(_ screen: Screen) {
        if case .list(let presenter) = screen {
            list = (presenter, RecyclingListView(presenter: presenter))
        }
        change { pushed = [screen] }
    }

    func push(_ screen: Screen) {
        change { pushed.append(screen) }
    }

    func pop() {
        change { pushed.removeLast() }
    }

    func present(_ screen: Screen) {
        change { presented.append(screen) }
    }

    func dismiss() {
        change { _ = presented.popLast() }
    }

    /// She goes back by herself.
    func goBack() {
        pop()
    }

    private func change(_ action: () -> Void) {
        disappear()
        action()
        appear()
    }

    private func disappear() {
        switch top {
        case .list(let presenter): presenter.viewDidDisappear()
        case .details(let presenter): presenter.viewDidDisappear()
        case .form(let form): form.viewDidDisappear()
        case .question, nil: break
        }
    }

    private func appear() {
        switch top {
        case .list(let presenter):
            presenter.view = list?.view
            presenter.viewWillAppear()
        case .details(let presenter):
            detailView = DetailViewSpy()
            presenter.view = detailView
            presenter.viewWillAppear()
        case .form, .question, nil: break
        }
    }
}
