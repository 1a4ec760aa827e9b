/// A text that is being pasted. Only its mark ends it, never a silence.
struct PastedText {
    /// As many bytes are kept; what comes behind them is left out.
    static let limit = 1 << 16
    private static let endMark = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []

    /// Whether the text ends with this byte, which is the last of its mark.
    mutating func add(_ byte: UInt8) -> Bool {
        bytes.append(byte)
        let mark = PastedText.endMark
        if byte == mark.last, bytes.suffix(mark.count) == mark[...] {
            bytes.removeLast(mark.count)
            return true
        }
        if bytes.count > PastedText.limit + mark.count { bytes.remove(at: PastedText.limit) }
        return false
    }

    var text: String { String(decoding: bytes.prefix(PastedText.limit), as: UTF8.self) }
}
