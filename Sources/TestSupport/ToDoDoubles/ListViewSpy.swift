import ListPresenter

/// A screen that remembers what it was asked to show.
public final class ListViewSpy: ListView {
    public private(set) var snapshots: [ListSnapshot] = []
    public var timesShown: Int { snapshots.count }
    public private(set) var problem: String?

    public init() {}

    public func show(_ snapshot: ListSnapshot) {
        snapshots.append(snapshot)
    }

    public func show(problem: String?) {
        self.problem = problem
    }
}
