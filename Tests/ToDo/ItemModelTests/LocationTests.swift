import CustomAssertions
import Testing

@testable import ItemModel

struct LocationTests {
    @Test func `the coordinate is stored`() throws {
        let location = Location(name: "", coordinate: Coordinate(latitude: 1, longitude: 2))

        let coordinate = try #require(location.coordinate)
        assertClose(coordinate.latitude, expected: 1, accuracy: 0.000001)
        assertClose(coordinate.longitude, expected: 2, accuracy: 0.000001)
    }

    @Test func `the name is stored`() {
        let location = Location(name: "Office")

        #expect(location.name == "Office")
    }

    @Test(arguments: [
        (office(1, 2), Location(name: "Home", coordinate: Coordinate(latitude: 1, longitude: 2))),
        (office(1, 2), office(1.0000002, 2)),
        (office(1, 2), office(1, 2.0000002)),
        (office(1, 2), Location(name: "Office")),
        (Location(name: "Home"), Location(name: "Office")),
    ])
    func `another name or coordinate is another location`(one: Location, other: Location) {
        #expect(one != other)
        #expect(other != one)
    }

    @Test(arguments: [
        (office(1, 2), office(1.00000005, 2)),
        (office(1, 2), office(1, 1.99999995)),
        (office(0, 2), office(0.0000001, 2)),
        (office(1, 0), office(1, -0.0000001)),
        (Location(name: "Office"), Location(name: "Office")),
    ])
    func `a centimetre away is the same location`(one: Location, other: Location) {
        #expect(one == other)
        #expect(other == one)
    }

    @Test func `another address is another location`() {
        let station = Location(name: "Station", address: "Station Road 1")

        #expect(station != Location(name: "Station", address: "Station Road 2"))
        #expect(station != Location(name: "Station"))
    }
}

private func office(_ latitude: Double, _ longitude: Double) -> Location {
    Location(name: "Office", coordinate: Coordinate(latitude: latitude, longitude: longitude))
}
