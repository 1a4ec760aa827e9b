import CustomAssertions
import Testing

@testable import ItemModel

struct LocationTests {
    let office = Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2))

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

    @Test func `another name is another location`() {
        #expect(Location(name: "Office") != Location(name: "Home"))
    }

    @Test func `the same name without a coordinate is the same location`() {
        #expect(Location(name: "Office") == Location(name: "Office"))
    }

    @Test func `another coordinate is another location`() {
        let north = Location(name: "Office", coordinate: Coordinate(latitude: 1.5, longitude: 2))
        let east = Location(name: "Office", coordinate: Coordinate(latitude: 1, longitude: 2.5))
        let nowhere = Location(name: "Office")

        #expect(north != office)
        #expect(east != office)
        #expect(nowhere != office)
        #expect(office != nowhere)
    }

    @Test(arguments: [0.00000005, 0.0000001])
    func `a centimetre away is the same location`(step: Double) {
        let door = Location(name: "Office", coordinate: Coordinate(latitude: 0, longitude: 0))
        let north = Location(name: "Office", coordinate: Coordinate(latitude: step, longitude: 0))
        let west = Location(name: "Office", coordinate: Coordinate(latitude: 0, longitude: -step))

        #expect(north == door)
        #expect(west == door)
    }

    @Test func `more than a centimetre away is another location`() {
        let step = 0.00000011
        let door = Location(name: "Office", coordinate: Coordinate(latitude: 0, longitude: 0))
        let north = Location(name: "Office", coordinate: Coordinate(latitude: step, longitude: 0))
        let west = Location(name: "Office", coordinate: Coordinate(latitude: 0, longitude: -step))

        #expect(north != door)
        #expect(west != door)
    }
}
