import Foundation

/// The duels of a room: whose faulty version goes to whom, and who has how many points.
struct RoomDuel: Equatable, Sendable {
    /// A faulty version that somebody has handed in.
    struct Version: Equatable, Sendable {
        var attacker: String
        var exercise: RoomPlace
        var text: DuelText
    }

    /// What a version came to on the computer of the one who was attacked.
    enum Verdict: String, Sendable {
        case noticed, unnoticed
        /// It could not be judged there, or was no fault.
        case void
        /// Whoever should have judged it went away.
        case gone
    }

    /// Who waits for the next draw.
    private(set) var waiting: [Version] = []
    private(set) var points: [String: Int] = [:]
    /// What is being judged now, by who judges it.
    private var open: [String: Version] = [:]

    /// Takes a version; whoever hands in another before the draw takes back the first.
    mutating func enter(_ version: Version) {
        waiting.removeAll { $0.attacker == version.attacker }
        waiting.append(version)
    }

    /// - Returns: whose version will not be judged now.
    mutating func leave(_ name: String) -> String? {
        waiting.removeAll { $0.attacker == name }
        return open.removeValue(forKey: name)?.attacker
    }

    /// Pairs by chance those who wait at the same exercise; of an odd number, three go in a ring.
    ///
    /// - Returns: each version, and who is attacked with it.
    mutating func draw(using source: inout some RandomNumberGenerator)
        -> [(version: Version, defender: String)]
    {
        var drawn: [(version: Version, defender: String)] = []
        let free = waiting.filter { open[$0.attacker] == nil }
        for var versions in Dictionary(grouping: free, by: \.exercise).values {
            versions.shuffle(using: &source)
            while versions.count > 1 {
                let ring = Array(versions.prefix(versions.count == 3 ? 3 : 2))
                versions.removeFirst(ring.count)
                for (version, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                    drawn.append((version, next.attacker))
                    open[next.attacker] = version
                }
            }
        }
        let names = Set(drawn.map(\.version.attacker))
        waiting.removeAll { names.contains($0.attacker) }
        return drawn
    }

    /// Gives the point, once.
    ///
    /// - Returns: who attacked, and is to be told; nil if there was nothing to judge.
    mutating func judge(_ verdict: Verdict, by defender: String) -> String? {
        guard let version = open.removeValue(forKey: defender) else { return nil }
        switch verdict {
        case .noticed: points[defender, default: 0] += 1
        case .unnoticed: points[version.attacker, default: 0] += 1
        case .void, .gone: break
        }
        return version.attacker
    }

    /// What a board says of it; empty where nobody has duelled.
    var lines: [String] {
        let counts = Dictionary(grouping: waiting, by: \.exercise.text)
            .map { "\($0.value.count) at \($0.key)" }.sorted()
        let best = points.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\($0.key) \($0.value)" }
        return
            (counts.isEmpty
            ? [] : ["Duel: \(counts.joined(separator: " · ")) · d draws the pairs"])
            + (best.isEmpty ? [] : ["Points: " + best.joined(separator: " · ")])
    }
}

/// A round's file as it travels, in signs that a line may have.
struct DuelText: Equatable, Sendable {
    let line: String

    /// How many bytes may travel, and how many signs of a line those are.
    static let bytes = 18_000
    static let signs = (bytes + 2) / 3 * 4

    /// - Returns: nil for what is too long.
    init?(carrying text: String) {
        let data = Data(text.utf8)
        guard data.count <= Self.bytes else { return nil }
        line = data.base64EncodedString()
    }

    /// - Returns: nil for what is not written like one.
    init?(_ line: String) {
        guard line.utf8.count <= Self.signs, Data(base64Encoded: line) != nil else { return nil }
        self.line = line
    }

    var text: String { String(decoding: Data(base64Encoded: line) ?? Data(), as: UTF8.self) }
}
