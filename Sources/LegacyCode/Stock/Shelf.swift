import Foundation

/// Why something is not booked.
public enum BookingError: Error {
    case noArticle, noNumber
}

/// What is there, and how it is found.
public struct Shelf {
    public var articles: [Article]

    public init(_ articles: [Article] = []) {
        self.articles = articles
    }

    public func find(_ name: String) -> Article? {
        for a in articles {
            if a.name.lowercased() == name.lowercased() { return a }
        }
        // "Butt" is enough.
        let some = articles.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
        return some.count == 1 ? some[0] : nil
    }

    /// Takes it from the shelf, or puts it there; there can be less than nothing.
    public func book(
        _ name: String, _ amount: String
    ) throws(BookingError) -> (article: Article, change: Double) {
        guard let a = find(name) else { throw .noArticle }
        let number = Double(amount.replacingOccurrences(of: ",", with: "."))
        guard let d = number, (a.amount + d).isFinite else { throw .noNumber }
        a.amount += d
        return (a, d)
    }
}
