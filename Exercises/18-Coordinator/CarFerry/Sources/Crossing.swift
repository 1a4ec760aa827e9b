/// A car that waits for the ferry, or is on it.
struct Car: Equatable {
    let plate: String
}

/// The cars of one crossing.
final class Crossing {
    /// The cars on the quay, in the order in which they came.
    private(set) var waiting: [Car]
    /// The cars on the ferry, in the order in which they drove aboard.
    private(set) var aboard: [Car] = []
    private let places: Int

    init(cars: [Car], places: Int) {
        waiting = cars
        self.places = places
    }

    /// Takes a car from the quay aboard; false if the ferry is full, or the car is not on the quay.
    func board(_ car: Car) -> Bool {
        guard aboard.count < places, let index = waiting.firstIndex(of: car) else { return false }
        aboard.append(waiting.remove(at: index))
        return true
    }
}
