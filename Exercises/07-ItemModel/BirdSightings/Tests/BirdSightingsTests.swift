import Testing

@testable import BirdSightings

struct BirdSightingsTests {
    @Test func `a bird that is seen again within a minute is on one visit`() {
        let entries = [Entry(bird: "robin", time: 100), Entry(bird: "robin", time: 150)]

        #expect(visits(of: entries) == [Visit(bird: "robin", first: 100, last: 150)])
    }

    @Test func `a bird that is seen again an hour later is on another visit`() {
        let entries = [Entry(bird: "robin", time: 100), Entry(bird: "robin", time: 3700)]

        #expect(
            visits(of: entries) == [
                Visit(bird: "robin", first: 100, last: 100),
                Visit(bird: "robin", first: 3700, last: 3700),
            ])
    }
}
