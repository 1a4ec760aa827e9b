import ItemModel

/// The screen with all there is about one item.
@MainActor
public protocol DetailView: AnyObject {
    var titleText: String { get set }
    var dateText: String { get set }
    var locationText: String { get set }
    var descriptionText: String { get set }
    var isDoneEnabled: Bool { get set }
    func showMap(center: Coordinate)
    func hideMap()
    /// nil if there is none any more.
    func show(problem: String?)
}
