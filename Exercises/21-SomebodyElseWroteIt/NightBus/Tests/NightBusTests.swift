import Testing

@testable import NightBus

struct NightBusTests {
    @Test func `the board shows the next three buses`() {
        let bus = NightBus(departures: [70, 100, 130, 160])

        #expect(bus.board(at: 60) == ["in 10 min", "in 40 min", "02:10"])
    }

    @Test func `a bus leaves now`() {
        #expect(NightBus(departures: [70]).board(at: 70) == ["now"])
    }

    @Test func `a bus that is cancelled has a line`() {
        let bus = NightBus(departures: [70, 160], cancelled: [160])

        #expect(bus.board(at: 60).last?.hasPrefix("02:40 ") == true)
    }
}
