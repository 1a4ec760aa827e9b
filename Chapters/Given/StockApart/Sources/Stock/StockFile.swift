import Foundation

/// A file such as `stock.csv`. Who changes it is the only one as long as it takes.
public struct StockFile {
    private let url: URL

    /// The file at `url`, with an article in each line.
    public init(at url: URL) {
        self.url = url
    }
}

extension String {
    /// The amount of this article in its line, and all else as it stands there.
    fileprivate func with(_ article: Article) -> String {
        for line in split(whereSeparator: \.isNewline) {
            var fields = line.components(separatedBy: ";")
            guard fields.count > 4, fields[0] == article.name else { continue }
            fields[2] = "\(article.amount)"
            let place = line.startIndex..<line.endIndex
            return replacingCharacters(in: place, with: fields.joined(separator: ";"))
        }
        return self
    }
}
