/// The games of a mountain hut, and who has which. It has grown for nine winters.
final class GameShelf {
    private var shelf: Set<String>
    private var loans: [String: [String]] = [:]
    private let note: (String) -> Void

    /// - Parameter note: writes a line into the book of the hut. Nobody calls it yet.
    init(games: [String], note: @escaping (String) -> Void) {
        shelf = Set(games)
        self.note = note
    }

    func games(of guest: String) -> [String] {
        loans[guest, default: []]
    }

    /// False if the game is not there, or the guest has three.
    func lend(_ game: String, to guest: String) -> Bool {
        guard shelf.contains(game), games(of: guest).count < 3 else { return false }
        shelf.remove(game)
        loans[guest, default: []].append(game)
        return true
    }

    /// A whole bag of games. Says how many of them the guest has got.
    func lend(bag: [String], to guest: String) -> Int {
        bag.count { lend($0, to: guest) }
    }

    func bringBack(_ game: String, by guest: String) -> Bool {
        guard games(of: guest).contains(game) else { return false }
        loans[guest, default: []].removeAll { $0 == game }
        shelf.insert(game)
        return true
    }

    /// One game back, another one out. If the other one is not there, the guest keeps the first.
    func swap(_ old: String, for new: String, by guest: String) -> Bool {
        guard bringBack(old, by: guest) else { return false }
        if lend(new, to: guest) { return true }
        _ = lend(old, to: guest)
        return false
    }
}
