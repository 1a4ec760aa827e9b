/// Fills the page of a photo.
final class PhotoPresenter {
    private weak var view: (any PhotoView)?

    init(view: any PhotoView) {
        self.view = view
    }

    func show(_ photo: Photo) {}
}
