enum BookingError: Error {
    case full
}

/// Sells the places in the basket of a balloon.
actor BalloonRide {
    /// Who has paid, in the order in which they did.
    private(set) var passengers: [String] = []
    private let places: Int
    private let bank: any Bank

    init(places: Int, bank: any Bank) {
        self.places = places
        self.bank = bank
    }

    func book(_ name: String) async throws {
        guard passengers.count < places else { throw BookingError.full }
        try await bank.charge(name)
        passengers.append(name)
    }
}
