/// What stays when the game is switched off.
final class Cartridge {
    var best: Int?
}

/// The best score of a game; it is kept on a cartridge.
struct HighScore {
    private let cartridge: Cartridge
    private(set) var best: Int

    init(on cartridge: Cartridge) {
        self.cartridge = cartridge
        best = cartridge.best ?? 0
    }

    mutating func record(_ points: Int) {
        best = max(best, points)
        cartridge.best = best
    }
}
