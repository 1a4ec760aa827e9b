/// The door of a locker.
protocol Door: AnyObject {
    /// Whether the code was right; then the door is open.
    func opens(with digits: String) -> Bool
}
