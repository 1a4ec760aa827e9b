/// Where the list is shown.
protocol CarListView: AnyObject {
    /// The row that is marked as selected. Each change, by a tap or by code, is told to the list.
    var selection: RowIndex? { get set }

    func show(_ sections: [Section])
}

/// Some rows of the list, below a header if there is one.
struct Section: Equatable {
    var header: String?
    var rows: [String]
}

struct RowIndex: Equatable {
    let section: Int
    let row: Int
}
