import Foundation

/// What is there, and how it is found.
public struct Shelf {
    /// All articles, in the order in which they are searched.
    public var articles: [Article]

    /// Makes a shelf with these articles.
    public init(_ articles: [Article] = []) {
        self.articles = articles
    }
}
