/// The screen with the chase; it decides nothing.
public protocol ChaseView: AnyObject {
    func show(_ state: AppState)
}
