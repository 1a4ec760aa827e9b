@testable import PhotoPage

/// A page without a screen. It keeps its texts, as a real one does.
final class PhotoViewSpy: PhotoView {
    var title = "Label"
    var day = "Label"
    var place = "Label"
    var story = "Label"
}
