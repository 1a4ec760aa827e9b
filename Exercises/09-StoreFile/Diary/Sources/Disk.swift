/// Where a diary is kept: a file for each page.
protocol Disk: AnyObject {
    /// The page of each day, such as "2031-05-17".
    var pages: [String: String] { get }

    /// Puts the text on the page of that day, in place of what was there. Or throws, and changes nothing.
    func write(_ text: String, on day: String) throws

    /// Removes the page of that day, if there is one. Or throws, and changes nothing.
    func remove(_ day: String) throws
}
