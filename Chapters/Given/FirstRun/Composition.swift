/// Puts the live parts together. No other file knows which ones they are.
@MainActor
final class Composition {
    init(walks: Bool, seed: UInt64) {}

    func chase(goal: Int?) async -> Int32 { 0 }

    func play(goal: Int, ticks: Int) {}
}
