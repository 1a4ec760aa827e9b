/// The page that shows the bin.
final class BinPage {
    private let library: Library
    private let screen: any Screen

    init(library: Library, screen: any Screen) {
        self.library = library
        self.screen = screen
    }

    /// The person has tapped "Empty".
    func emptyTapped() {
    }

    /// The person has tapped "Take back" on a photo.
    func takeBackTapped(_ photo: Photo) {
    }
}
