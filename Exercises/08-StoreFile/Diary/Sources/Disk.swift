/// Where a diary is kept.
protocol Disk: AnyObject {
    /// The page of each day, such as "2031-05-17", as it was saved last.
    var pages: [String: String] { get }

    /// Replaces all the pages, or throws and leaves them as they are.
    func save(_ pages: [String: String]) throws
}
