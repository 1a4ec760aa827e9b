/// Decides what the list shows, and does not know how it is drawn.
@MainActor
public final class ListPresenter {
    public var view: (any ListView)?

    public init() {}

    public func viewWillAppear() {}

    /// How many rows there are in this section, counted from 0; the list must have it.
    public func numberOfRows(inSection section: Int) -> Int {
        0
    }

    /// Fills the cell with the row at this place, counted from 0; the list must have one there.
    public func configure(_ cell: ItemCell, row: Int, section: Int) {}
}
