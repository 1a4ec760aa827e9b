/// Says which button is on the page of a book.
struct BookPresenter {
    func button(for book: Book, cardIsValid: Bool) -> Button {
        Button(title: "", isEnabled: false)
    }
}
