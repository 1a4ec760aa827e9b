/// The screen with the list. It asks the presenter what stands in each row.
@MainActor
public protocol ListView: AnyObject {
    func show(_ snapshot: ListSnapshot)
    /// nil if there is none any more.
    func show(problem: String?)
}
