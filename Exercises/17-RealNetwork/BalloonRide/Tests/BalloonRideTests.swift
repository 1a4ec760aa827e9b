import Testing

@testable import BalloonRide

@MainActor @Suite(.timeLimit(.minutes(1))) struct BalloonRideTests {
    let bank = BankGate()

    @Test func `who has paid is a passenger`() async throws {
        let ride = BalloonRide(places: 2, bank: bank)

        try await ride.book("Ida")
        try await ride.book("Bo")

        let passengers = await ride.passengers
        #expect(passengers == ["Ida", "Bo"])
        #expect(bank.charged == ["Ida", "Bo"])
    }

    @Test func `if the basket is full, nobody else pays`() async throws {
        let ride = BalloonRide(places: 1, bank: bank)
        try await ride.book("Ida")

        await #expect(throws: BookingError.full) { try await ride.book("Bo") }

        let passengers = await ride.passengers
        #expect(passengers == ["Ida"])
        #expect(bank.charged == ["Ida"])
    }
}
