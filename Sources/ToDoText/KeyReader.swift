/// Makes keys of the bytes that a terminal sends, in whatever pieces they come.
public struct KeyReader {
    private var bytes: [UInt8] = []

    public init() {}

    /// Whether what came last could be the beginning of a longer key.
    public var isWaiting: Bool { !bytes.isEmpty }

    public mutating func read(_ more: [UInt8]) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let (key, length) = first() {
            if let key { keys.append(key) }
            bytes.removeFirst(length)
        }
        return keys
    }

    /// Nothing more comes now: what has been waiting is a key for itself.
    public mutating func finish() -> [Key] {
        defer { bytes = [] }
        return bytes == [escape] ? [.escape] : []
    }

    /// The first key and how long it is; no key where the bytes mean nothing; nil for want of bytes.
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
        if let wrong = bytes.prefix(length).dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return (nil, wrong)
        }
        if bytes.count < length { return nil }
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        return (text.first.map(Key.character), length)
    }

    /// What follows an escape: `[` or `O`, perhaps digits and semicolons, and what ends it.
    private func sequence() -> (Key?, length: Int)? {
        guard bytes.count > 1 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
            return (.escape, 1)
        }
        guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return nil
        }
        let name = String(decoding: bytes[2...end], as: UTF8.self)
        if name == "200~" { return paste(from: end + 1) }
        let key = name.last == "~" ? KeyReader.numbered[name] : KeyReader.lettered[bytes[end]]
        return (key, end + 1)
    }

    private func paste(from start: Int) -> (Key?, length: Int)? {
        let mark = Array("\u{1B}[201~".utf8)
        guard bytes.count >= start + mark.count else { return nil }
        for end in start...(bytes.count - mark.count)
        where bytes[end..<end + mark.count].elementsEqual(mark) {
            return (.paste(String(decoding: bytes[start..<end], as: UTF8.self)), end + mark.count)
        }
        return nil
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
