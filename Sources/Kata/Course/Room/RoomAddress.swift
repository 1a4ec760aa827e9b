/// Where a board listens and the word that opens it, such as `192.168.1.7:7357/blue-otter`.
package struct RoomAddress: Equatable, Sendable {
    package var host: String
    package var port: Int
    package var word: String

    /// Where a board listens unless it is told otherwise.
    package static let port = 7357

    package init(host: String, port: Int, word: String) {
        self.host = host
        self.port = port
        self.word = word
    }

    /// Reads an address as people type it; nil for what is none.
    package init?(_ text: String) {
        let text = text.lowercased()
        guard
            let match = text.wholeMatch(
                of: /(?:[a-z]+:\/\/)?([a-z0-9][a-z0-9.-]{0,252})(?::([0-9]{1,5}))?\/([^\/]+)\/?/)
        else { return nil }
        let port = match.2.map { Int($0) ?? 0 } ?? Self.port
        let word = String(match.3).replacing(" ", with: "-")
        guard (1...65535).contains(port), CodeWord.isValid(word) else { return nil }
        self.init(host: String(match.1), port: port, word: word)
    }

    package var text: String { "\(host):\(port)/\(word)" }
}
