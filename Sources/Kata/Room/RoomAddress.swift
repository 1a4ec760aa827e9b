/// Where a board listens and the word that opens it, such as `192.168.1.7:7357/blue-otter`.
struct RoomAddress: Equatable, Sendable {
    var host: String
    var port: Int
    var word: String

    /// Where a board listens unless it is told otherwise.
    static let port = 7357

    init(host: String, port: Int, word: String) {
        self.host = host
        self.port = port
        self.word = word
    }

    /// Reads an address as people type it; nil for what is none.
    init?(_ text: String) {
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

    var text: String { "\(host):\(port)/\(word)" }
}
