/// A text that is being pasted. Only its mark ends it, never a silence.
struct PastedText {
    /// So many bytes are kept; what comes behind them is left out.
    static let limit = 16_384
    private static let endMark = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []

    /// Adds what comes, up to the mark.
    ///
    /// - Returns: how many bytes of it that was, with the mark; nil if the mark has not come yet.
    mutating func add(_ more: [UInt8]) -> Int? {
        // It may have begun in what came before.
        let end = bytes.suffix(PastedText.endMark.count)
        guard let mark = (Array(end) + more).firstRange(of: PastedText.endMark) else {
            bytes += more
            return nil
        }
        let length = mark.upperBound - end.count
        bytes += more.prefix(length)
        bytes.removeLast(PastedText.endMark.count)
        return length
    }

    var text: String { String(decoding: bytes.prefix(PastedText.limit), as: UTF8.self) }
}
