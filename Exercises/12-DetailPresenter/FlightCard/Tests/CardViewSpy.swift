@testable import FlightCard

/// Remembers all the cards that it was told to show, in their order.
final class CardViewSpy: CardView {
    private(set) var cards: [Card] = []

    func show(_ card: Card) {
        cards.append(card)
    }
}
