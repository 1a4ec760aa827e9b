/// What can be on the screen: the part that decides what is shown there.
enum Screen {
    case list(CarList)
    case page(CarPage)
}

/// Shows screens and takes them away; it decides nothing.
protocol Navigator: AnyObject {
    func setRoot(_ screen: Screen)
    /// Puts a screen on top of the others.
    func push(_ screen: Screen)
    /// Takes the screen on top away. The one below can be seen again.
    func pop()
    /// Takes all screens away but the first.
    func popToRoot()
    /// Lays a screen over all others.
    func present(_ screen: Screen)
    /// Takes the screen away that lies over all others.
    func dismiss()
}
