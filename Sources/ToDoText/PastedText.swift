/// A text that is being pasted. Only its mark ends it, never a silence.
struct PastedText {
    /// As many bytes are kept; what comes behind them is left out.
    static let limit = 65_536
    private static let endMark = Array("\u{1B}[201~".utf8)
    private var bytes: [UInt8] = []
    /// What came last, and may be the beginning of the mark.
    private var tail: [UInt8] = []

    /// Adds what comes, up to the mark.
    ///
    /// - Returns: how many bytes of it that was, with the mark; nil if the mark has not come yet.
    mutating func add(_ more: [UInt8]) -> Int? {
        let before = tail.count
        tail += more
        if let mark = tail.firstRange(of: PastedText.endMark) {
            keep(mark.lowerBound)
            tail = []
            return mark.upperBound - before
        }
        keep(max(0, tail.count - PastedText.endMark.count + 1))
        return nil
    }

    private mutating func keep(_ count: Int) {
        bytes += tail.prefix(count).prefix(PastedText.limit - bytes.count)
        tail.removeFirst(count)
    }

    var text: String {
        String(decoding: (bytes + tail).prefix(PastedText.limit), as: UTF8.self)
    }
}
