/// The screen with the button; it decides nothing.
public protocol RunView: AnyObject {
    func showButton(_ label: String)
    func askForGoal()
}
