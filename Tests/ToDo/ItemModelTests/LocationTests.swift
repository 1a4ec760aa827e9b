import CustomAssertions
import Testing

@testable import ItemModel

struct LocationTests {
    @Test func `the coordinate is stored`() throws {
        let location = Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2))

        let coordinate = try #require(location.coordinate)
        assertClose(coordinate.latitude, expected: 1, accuracy: 0.000001)
        assertClose(coordinate.longitude, expected: 2, accuracy: 0.000001)
    }

    @Test func `the name is stored`() {
        let location = Location(name: "Office")

        #expect(location.name == "Office")
    }

    @Test(arguments: [
        Location(name: "Home", coordinate: Coordinate(latitude: 1, longitude: 2)),
        Location(name: "Office", coordinate: Coordinate(latitude: 1.00000005, longitude: 2)),
        Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2.00000005)),
        Location(name: "Office"),
    ])
    func `another name or coordinate is another location`(other: Location) {
        let office = Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2))

        #expect(other != office)
    }

    @Test func `another address is another location`() {
        let station = Location(name: "Station", address: "Station Road 1")

        #expect(station != Location(name: "Station", address: "Station Road 2"))
        #expect(station != Location(name: "Station"))
    }
}
