/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
public struct KeyReader {
    private var bytes: [UInt8] = []
    private var pasted: PastedText?
    /// Whether an escape was taken for the key, and what comes now may be the rest of a longer one.
    private var isLate = false

    /// One that has read nothing yet.
    public init() {}

    /// Whether only time can say if the escape that came last is a key, or the beginning of one.
    public var isWaiting: Bool { bytes == [escape] }

    /// Whether the end of a pasted text has not come yet.
    public var isPasting: Bool { pasted != nil }

    /// The keys that these bytes complete; the beginning of one is kept for the next time.
    public mutating func read(_ more: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = more[...]
        while let byte = rest.first {
            if pasted == nil {
                keys += take(byte)
                rest.removeFirst()
            } else {
                guard let length = pasted?.add(Array(rest)) else { break }
                keys += end()
                rest.removeFirst(length)
            }
        }
        return keys
    }

    /// Nothing has come for a while: an escape that has been waiting is a key for itself.
    public mutating func finish() -> [Key] {
        guard isWaiting else { return [] }
        bytes = []
        isLate = true
        return [.escape]
    }

    /// Nothing more can come: what was pasted so far is all there is.
    public mutating func end() -> [Key] {
        defer { pasted = nil }
        return pasted.map { [.paste($0.text)] } ?? []
    }

    private mutating func take(_ byte: UInt8) -> [Key] {
        if isLate, bytes.isEmpty { bytes = [escape] }
        bytes.append(byte)
        var keys: [Key] = []
        while let (key, length) = first() {
            if bytes.elementsEqual("\u{1B}[200~".utf8) { pasted = PastedText() }
            if let key, !isLate { keys.append(key) }
            bytes.removeFirst(length)
            isLate = false
        }
        return keys
    }

    /// The first key and its bytes; no key if they mean nothing; nil if more bytes have to come.
    private func first() -> (Key?, length: Int)? {
        guard let byte = bytes.first else { return nil }
        switch byte {
        case escape: return sequence()
        case 0x0D, 0x0A: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x7F, 0x08: return (.backspace, 1)
        case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
        case 0x00...0x1F: return (nil, 1)
        default: return character()
        }
    }

    private func character() -> (Key?, length: Int)? {
        let length =
            switch bytes[0] {
            case 0x00...0x7F: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        if length == 0 { return (nil, 1) }
        let last = bytes.count - 1
        if last > 0, bytes[last] & 0xC0 != 0x80 { return (nil, last) }
        if bytes.count < length { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return (text.first.map(Key.character), length)
    }

    /// What follows an escape: `[` or `O`, perhaps digits and semicolons, and what ends it.
    private func sequence() -> (Key?, length: Int)? {
        guard bytes.count > 1 else { return nil }
        guard beginnings.contains(bytes[1]) else { return (.escape, 1) }
        // NB: The console of Linux sends `[[A` for F1.
        let start = bytes.starts(with: "\u{1B}[[".utf8) ? 3 : 2
        let end = bytes.count - 1
        guard end >= start, !(0x20...0x3F).contains(bytes[end]) else { return nil }
        guard (0x40...0x7E).contains(bytes[end]) else { return (nil, end) }
        if start == 3 { return (nil, end + 1) }
        let name = String(decoding: bytes[2...end], as: UTF8.self)
        let key = name.last == "~" ? KeyReader.numbered[name] : KeyReader.lettered[bytes[end]]
        return (key, end + 1)
    }

    private static let numbered: [String: Key] = [
        "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown, "7~": .home,
        "8~": .end,
    ]

    private static let lettered: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
        UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
        UInt8(ascii: "Z"): .backTab,
    ]
}

private let escape: UInt8 = 0x1B
private let beginnings = Array("[O".utf8)
