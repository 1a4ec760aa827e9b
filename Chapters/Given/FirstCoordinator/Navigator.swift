/// Shows screens and takes them away; it decides nothing.
@MainActor
public protocol Navigator: AnyObject {
    func setRoot(_ screen: Screen)
    func push(_ screen: Screen)
    func pop()
    func present(_ screen: Screen)
    func dismiss()
}
