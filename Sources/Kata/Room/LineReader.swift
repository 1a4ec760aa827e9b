/// Makes lines of bytes as they come, and takes no line that is longer than is allowed.
struct LineReader: Sendable {
    var limit: Int
    private var rest: [UInt8] = []

    init(limit: Int) { self.limit = limit }

    /// Takes what has come.
    ///
    /// - Returns: whether no line is too long; after that nothing more is to be read.
    mutating func append(_ bytes: some Sequence<UInt8>) -> Bool {
        rest += bytes
        let unfinished = rest.lastIndex(of: 10).map { rest.count - $0 - 1 } ?? rest.count
        return unfinished <= limit
    }

    /// The next line that has come as a whole; nil if there is none.
    mutating func next() -> Line? {
        guard let end = rest.firstIndex(of: 10) else { return nil }
        let bytes = rest[..<end]
        rest.removeFirst(end + 1)
        let isPlain = bytes.count <= limit && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        return isPlain ? String(validating: bytes, as: UTF8.self).map(Line.text) ?? .junk : .junk
    }

    var hasLine: Bool { rest.contains(10) }

    enum Line: Equatable {
        case text(String)
        /// No text, or with signs in it that no line has.
        case junk
    }
}
