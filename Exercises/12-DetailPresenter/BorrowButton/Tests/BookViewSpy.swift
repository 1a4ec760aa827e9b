@testable import BorrowButton

/// A page without a screen. It keeps the button that it was told to show last.
final class BookViewSpy: BookView {
    private(set) var button: Button?

    func show(_ button: Button) {
        self.button = button
    }
}
