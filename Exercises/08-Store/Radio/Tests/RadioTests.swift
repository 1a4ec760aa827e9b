import Testing

@testable import Short

struct RadioTests {
    @Test func `the radio plays the station it was tuned to`() {
        let radio = Radio()

        radio.tune(to: "Jazz")

        #expect(radio.station == "Jazz")
    }
}
