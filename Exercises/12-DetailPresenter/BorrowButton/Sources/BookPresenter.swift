/// Says which button is on the page of a book.
final class BookPresenter {
    private weak var view: (any BookView)?

    init(view: any BookView) {
        self.view = view
    }

    func show(_ book: Book) {}
}
