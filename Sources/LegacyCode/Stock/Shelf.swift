import Foundation

/// Why something is not booked.
public enum BookingError: Error {
    case noArticle, noNumber, notSaved
}

/// What is there, and how it is found.
public struct Shelf {
    /// All articles, in the order in which they are searched.
    public var articles: [Article]

    /// Makes a shelf with these articles.
    public init(_ articles: [Article] = []) {
        self.articles = articles
    }

    /// The article of this name, or the only one that begins with it, or nil; case is ignored.
    public func find(_ name: String) -> Article? {
        for a in articles {
            if a.name.lowercased() == name.lowercased() { return a }
        }
        let some = articles.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
        return some.count == 1 ? some[0] : nil
    }

    /// Takes it from the shelf, or puts it there; there can be less than nothing.
    public mutating func book(
        _ name: String, _ amount: String
    ) throws(BookingError) -> (article: Article, change: Double) {
        guard let found = find(name), let i = articles.firstIndex(where: { $0.name == found.name })
        else { throw .noArticle }
        let number = Double(amount.replacingOccurrences(of: ",", with: "."))
        guard let d = number, (articles[i].amount + d).isFinite else { throw .noNumber }
        articles[i].amount += d
        return (articles[i], d)
    }

    /// The articles in a text such as `stock.csv`, and the lines that are none, by their number.
    public static func read(
        _ text: String
    ) -> (shelf: Shelf, unread: [(number: Int, line: String)]) {
        var shelf = Shelf()
        var unread: [(number: Int, line: String)] = []
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        for (index, line) in lines.enumerated() {
            if let article = Article(line.components(separatedBy: ";")) {
                shelf.articles.append(article)
            } else {
                unread.append((index + 1, String(line)))
            }
        }
        return (shelf, unread)
    }
}
