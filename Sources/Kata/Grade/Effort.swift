import Foundation

/// How long somebody has worked, in seconds, as a log of their saves tells.
struct Effort: Codable, Equatable, Sendable {
    /// Between saves; of a longer time without any, ten minutes count.
    var seconds: Double
    /// From the first save to the first green.
    var firstGreen: Double?

    /// Ten years.
    static let longest = 315_360_000.0
}

extension Effort {
    /// Nil if there is no log, or nobody could have worked so.
    init?(in folder: URL, _ name: String) {
        let entry = Disk.Entry(
            text: name, bytes: Array(name.utf8), mayBeFolder: false, mayBeLink: false)
        guard let text = try? HandedIn.Search.text(of: entry, in: folder, "") else { return nil }
        let saves = text.split(separator: "\n")
            .compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
        let gaps = zip(saves, saves.dropFirst()).map { $1.time - $0.time }
        guard let first = saves.first, gaps.allSatisfy({ $0 >= 0 }),
            gaps.reduce(0, +) < Self.longest
        else { return nil }
        seconds = gaps.reduce(0) { $0 + min($1, 600) }
        firstGreen = saves.first { $0.light.isGreen }.map { $0.time - first.time }
    }
}
