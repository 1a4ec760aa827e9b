/// The page of a book, with one button.
protocol BookView: AnyObject {
    func show(_ button: Button)
}

struct Button: Equatable {
    let title: String
    let isEnabled: Bool
}
