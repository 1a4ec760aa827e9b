/// Says what the rows of the board show.
final class BoardPresenter {
    private let departures: [Departure]

    init(departures: [Departure]) {
        self.departures = departures
    }

    func configure(_ cell: DepartureCell, at row: Int) {
        cell.title = title(of: departures[row])
    }

    private func title(of departure: Departure) -> String {
        guard let minutes = departure.minutesLate else { return departure.destination }
        return "\(departure.destination), \(minutes) min late"
    }
}
