/// Says what the list of borrowed books shows.
final class BooksPresenter {
    weak var view: BooksView?

    func show(_ books: [Book]) {
    }
}
