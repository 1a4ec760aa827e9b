import Testing

@testable import HolidayFlat

struct RentTests {
    private let flat = HolidayFlat(perNight: 9_995)

    @Test(arguments: [
        (nights: 0, cents: 0), (nights: 3, cents: 29_985), (nights: 6, cents: 59_970),
        (nights: 7, cents: 62_969), (nights: 10, cents: 89_955),
    ])
    func `a stay costs its nights, a tenth less from a week on`(nights: Int, cents: Int) {
        #expect(flat.rent(for: nights) == cents)
    }
}
