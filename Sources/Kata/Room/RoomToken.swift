/// What says whose light it is: known to the board and to one watcher, and to nobody else.
struct RoomToken: Hashable, Sendable {
    let text: String

    /// A new one, that nobody can guess.
    init(using source: inout some RandomNumberGenerator) {
        text = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &source), radix: 16) }
            .joined()
    }

    /// - Returns: nil for what is not written like one.
    init?(_ text: String) {
        let isHex = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
        }
        guard text.utf8.count == 32, isHex else { return nil }
        self.text = text
    }
}
