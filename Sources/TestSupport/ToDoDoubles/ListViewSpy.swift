import ListPresenter

/// A screen that remembers what it was asked to show.
public final class ListViewSpy: ListView {
    /// What it was asked to show, in order.
    public private(set) var snapshots: [ListSnapshot] = []
    /// How often it was asked to show the list.
    public var timesShown: Int { snapshots.count }
    /// The problem that is shown; nil if there is none.
    public private(set) var problem: String?

    /// Makes a spy that was asked to show nothing yet.
    public init() {}

    /// Remembers the snapshot.
    public func show(_ snapshot: ListSnapshot) {
        snapshots.append(snapshot)
    }

    /// Remembers the problem; nil if there is none any more.
    public func show(problem: String?) {
        self.problem = problem
    }
}
