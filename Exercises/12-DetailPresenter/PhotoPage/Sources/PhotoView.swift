/// The page of a photo: four texts, which say "Label" until somebody sets them.
protocol PhotoView: AnyObject {
    var title: String { get set }
    var day: String { get set }
    var place: String { get set }
    var story: String { get set }
}
