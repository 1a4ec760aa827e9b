import Coordinator
import DetailPresenter
import ListPresenter
import ToDoDoubles

/// What a phone draws its screens with.
@MainActor
final class Views {
    private(set) var list: (presenter: ListPresenter, view: RecyclingListView)?
    private(set) var detail = DetailViewSpy()

    /// Draws the screen, from now on.
    func show(_ screen: Screen?) {
        switch screen {
        case .list(let presenter):
            presenter.view = view(of: presenter)
            presenter.viewWillAppear()
        case .details(let presenter):
            detail = DetailViewSpy()
            presenter.view = detail
            presenter.viewWillAppear()
        case .form, .question, nil: break
        }
    }

    /// Does not draw the screen any more.
    func hide(_ screen: Screen?) {
        switch screen {
        case .list(let presenter): presenter.viewDidDisappear()
        case .details(let presenter): presenter.viewDidDisappear()
        case .form(let form): form.viewDidDisappear()
        case .question, nil: break
        }
    }

    /// The view that this list has had before, or a new one.
    private func view(of presenter: ListPresenter) -> RecyclingListView {
        if let list, list.presenter === presenter { return list.view }
        let view = RecyclingListView(presenter: presenter)
        list = (presenter, view)
        return view
    }
}
