/// What shows the list.
protocol BooksView: AnyObject {
    func show(_ sections: [Section])
}

/// A part of the list; without a header if that is nil.
struct Section: Equatable {
    var header: String?
    var rows: [String]
}
