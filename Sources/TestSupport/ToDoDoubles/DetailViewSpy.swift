import DetailPresenter
import ItemModel

/// A screen with details that remembers what it was asked to show.
public final class DetailViewSpy: DetailView {
    public private(set) var timesShown = 0
    public var titleText = "" {
        didSet { timesShown += 1 }
    }
    public var dateText = ""
    public var locationText = ""
    public var addressText = ""
    public var descriptionText = ""
    public var isDoneEnabled = false
    public var mapCenter: Coordinate?
    public private(set) var problem: String?

    public init() {}

    public func showMap(center: Coordinate) {
        mapCenter = center
    }

    public func hideMap() {
        mapCenter = nil
    }

    public func show(problem: String?) {
        self.problem = problem
    }
}
