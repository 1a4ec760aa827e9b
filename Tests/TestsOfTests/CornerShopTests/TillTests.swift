import Testing

@testable import CornerShop

struct TillTests {
    private let till = Till()

    @Test(arguments: [
        (count: 1, cents: 120), (count: 2, cents: 240), (count: 3, cents: 240),
        (count: 6, cents: 480), (count: 100, cents: 8_040),
    ])
    func `of three equal items, one is free`(count: Int, cents: Int) {
        #expect(till.total(of: count, at: 120) == cents)
    }

    @Test func `a reduction is in percent of the old price`() {
        #expect(abs(till.percentOff(from: 1_000, to: 950) - 5) < 0.01)
    }
}
