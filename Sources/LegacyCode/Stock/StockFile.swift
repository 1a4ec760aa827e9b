import Foundation
import ListFile

/// A file such as `stock.csv`. Who changes it is the only one as long as it takes.
public struct StockFile {
    private let url: URL

    /// The file at `url`, with an article in each line.
    public init(at url: URL) {
        self.url = url
    }

    /// What is on the shelf, and the lines that are no article, with their numbers from 1.
    public func read() throws -> (shelf: Shelf, unread: [(number: Int, line: String)]) {
        try Shelf.read(String(contentsOf: url, encoding: .utf8))
    }

    /// Books on the shelf as the file has it now, and changes that one number in the file.
    public func book(
        _ name: String, _ amount: String
    ) throws(BookingError) -> (article: Article, change: Double) {
        let file = ListFile(url, on: SystemDisk())
        defer { file.letGo() }
        guard (try? file.hold()) != nil, let text = try? String(contentsOf: url, encoding: .utf8)
        else { throw .notSaved }
        var shelf = Shelf.read(text).shelf
        let booked = try shelf.book(name, amount)
        let changed = Data(text.with(booked.article).utf8)
        guard (try? file.replace(with: changed)) != nil else { throw .notSaved }
        return booked
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
