import Testing

@testable import HolidayFlat

struct SharesTests {
    private let flat = HolidayFlat(perNight: 9_995)

    @Test func `without guests there is nothing to share`() {
        #expect(flat.shares(of: 30_000, by: [:]).isEmpty)
    }

    @Test func `guests pay by their nights, and the longest stay comes first`() {
        let shares = flat.shares(of: 70_000, by: ["Ada": 2, "Ben": 5])

        #expect(
            shares == [
                Share(guest: "Ben", cents: 50_000), Share(guest: "Ada", cents: 20_000),
            ])
    }

    @Test func `a guest who stays no night is on the list with 0 cents`() {
        let shares = flat.shares(of: 9_995, by: ["Ada": 1, "Eve": 0])

        #expect(
            shares == [Share(guest: "Ada", cents: 9_995), Share(guest: "Eve", cents: 0)])
    }

    @Test(arguments: UInt64(1)...100)
    func `the shares add up to the rent`(seed: UInt64) {
        let stay = RandomStay(seed: seed)

        let shares = flat.shares(of: stay.rent, by: stay.nights)

        #expect(shares.reduce(0) { $0 + $1.cents } == stay.rent, "\(stay)")
    }

    @Test(arguments: UInt64(1)...100)
    func `nobody is more than a cent away from their exact share`(seed: UInt64) {
        let stay = RandomStay(seed: seed)
        let all = stay.nights.values.reduce(0, +)

        for share in flat.shares(of: stay.rent, by: stay.nights) {
            let nights = stay.nights[share.guest, default: 0]
            let exact = Double(stay.rent * nights) / Double(all)
            #expect(abs(Double(share.cents) - exact) <= 1, "\(share) of \(stay)")
        }
    }

    @Test func `two cents among three guests are a cent for two of them`() {
        let shares = flat.shares(of: 2, by: ["Ada": 1, "Ben": 1, "Cleo": 1])

        #expect(shares.map(\.cents) == [1, 1, 0])
    }

    @Test func `equally long stays are in the order of the alphabet`() {
        let guests = "ABCDEFGHIJKLMNOPQRST".map(String.init)

        let shares = flat.shares(of: 100, by: .init(uniqueKeysWithValues: guests.map { ($0, 1) }))

        #expect(shares.map(\.guest) == guests)
    }
}
