protocol CoinSlot {
    /// Whether it keeps a coin of so many cents.
    func takes(_ cents: Int) -> Bool
}

/// The slot of the real carousel.
struct BrassSlot: CoinSlot {
    func takes(_ cents: Int) -> Bool {
        cents == 100 || cents == 200
    }
}

struct Carousel {
    var slot: any CoinSlot

    func insert(_ cents: Int) -> String {
        slot.takes(cents) ? "Off we go!" : "Your coin, please!"
    }
}
