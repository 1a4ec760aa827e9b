@testable import Departures

/// A cell without a screen: it keeps its texts until it gets others.
final class CellFake: DepartureCell {
    var title = ""
    var platform = ""
}
