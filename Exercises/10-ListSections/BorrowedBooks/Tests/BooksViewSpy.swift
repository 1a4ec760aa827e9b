@testable import BorrowedBooks

/// Shows nothing, and remembers every screen that it was told to show.
final class BooksViewSpy: BooksView {
    private(set) var screens: [[Section]] = []

    func show(_ sections: [Section]) {
        screens.append(sections)
    }
}
