import DetailPresenter
import InputForm
import ListPresenter

/// What can be on the screen: the part that decides what is shown there.
public enum Screen {
    case list(ListPresenter)
    case details(DetailPresenter)
    case form(InputForm)
    case question(Question)
}
