/// Shows one card at a time.
protocol CardView: AnyObject {
    func show(_ card: Card)
}

/// The texts on the card of a flight.
struct Card: Equatable {
    var flight = ""
    var time = ""
    var gate = ""
    var delay = ""
}
