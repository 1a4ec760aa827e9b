/// What can be seen on the audio guide.
enum Screen: Equatable {
    case keypad
    case room(Int)
}

/// Shows screens and takes them away.
protocol Display: AnyObject {
    /// Lays a screen over all others.
    func present(_ screen: Screen)
    /// Takes the screen away that lies over all others.
    func dismiss()
    /// Puts a screen on top of the ones below.
    func push(_ screen: Screen)
}
