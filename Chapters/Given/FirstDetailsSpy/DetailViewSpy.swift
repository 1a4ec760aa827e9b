import DetailPresenter
import ItemModel

/// A screen with details that remembers what it was asked to show.
public final class DetailViewSpy: DetailView {
    /// How often the title was set, that is, how often the details were shown.
    public private(set) var timesShown = 0
    /// The title that was set last.
    public var titleText = "" {
        didSet { timesShown += 1 }
    }
    /// The date that was set last; empty if there is none.
    public var dateText = ""
    /// The name of the place that was set last; empty if there is none.
    public var locationText = ""
    /// The description that was set last; empty if there is none.
    public var descriptionText = ""
    /// Whether the button that checks the item can be tapped.
    public var isDoneEnabled = false
    /// The middle of the map; nil if no map is shown.
    public var mapCenter: Coordinate?
    /// The problem that is shown; nil if there is none.
    public private(set) var problem: String?

    /// Makes a spy that was asked to show nothing yet.
    public init() {}

    /// Remembers the middle of the map.
    public func showMap(center: Coordinate) {
        mapCenter = center
    }

    /// Forgets the middle of the map.
    public func hideMap() {
        mapCenter = nil
    }

    /// Remembers the problem; nil if there is none any more.
    public func show(problem: String?) {
        self.problem = problem
    }
}
