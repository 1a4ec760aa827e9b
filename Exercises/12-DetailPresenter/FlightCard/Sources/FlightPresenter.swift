import Foundation

/// Makes a card of a flight, each time there is news of it.
final class FlightPresenter {
    private weak var view: (any CardView)?
    private let clock: DateFormatter

    var flight: Flight?

    init(view: any CardView, clock: DateFormatter) {
        self.view = view
        self.clock = clock
    }
}
