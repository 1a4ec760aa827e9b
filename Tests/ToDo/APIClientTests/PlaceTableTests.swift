import APIClient
import CustomAssertions
import Testing

struct PlaceTableTests {
    private let sut = PlaceTable([
        Place("Porto Alegre", -30.03, -51.23),
        Place("Porto", 41.15, -8.61),
        Place("Düsseldorf", 51.23, 6.78),
    ])

    @Test func `a place is found by its name`() {
        #expect(latitudes(for: "Düsseldorf") == [51.23])
    }

    @Test func `the end of a name finds nothing`() {
        #expect(latitudes(for: "Alegre") == [])
    }

    @Test(arguments: ["düsseldorf", "Dusseldorf", " Düs ", "Düsseldorf ", " Düsseldorf"])
    func `what is typed need not be exact`(_ address: String) {
        #expect(latitudes(for: address) == [51.23])
    }

    @Test func `a name that is typed in full comes first`() {
        #expect(latitudes(for: "Porto") == [41.15, -30.03])
    }

    @Test(arguments: [
        ("Station Road 1, Düsseldorf", [51.23]),
        ("Station Road 1, 40210 Düsseldorf, Germany", [51.23]),
        ("Station Road 1, D-40210 Düsseldorf", [51.23]), ("Porto Street 7, Düsseldorf", [51.23]),
        ("Porto, Düsseldorf", [51.23]), ("The Bell, Düs", []), ("Station Road 1, Port, Wales", []),
    ])
    func `a street is found by its town`(_ address: String, _ found: [Double]) {
        #expect(latitudes(for: address) == found)
    }

    @Test(arguments: ["", "  ", "P", "Po"])
    func `fewer than three letters find nothing`(_ address: String) {
        #expect(latitudes(for: address) == [])
    }

    @Test(arguments: [
        ("Tokyo", 36, 140), ("Sydney", -34, 151), ("New York", 41, -74), ("Lima", -12, -77),
    ])
    func `four places are where they are`(
        _ name: String, _ latitude: Double, _ longitude: Double
    ) throws {
        var found: [Placemark]?

        PlaceTable().geocodeAddressString(name) { placemarks, _ in found = placemarks }

        let coordinate = try #require(found?.first?.coordinate)
        assertClose(coordinate.latitude, expected: latitude, accuracy: 1)
        assertClose(coordinate.longitude, expected: longitude, accuracy: 1)
    }
}

extension PlaceTableTests {
    private func latitudes(for address: String) -> [Double]? {
        var found: [Double]?
        sut.geocodeAddressString(address) { placemarks, error in
            guard error == nil else { return }
            found = placemarks?.compactMap { $0.coordinate?.latitude }
        }
        return found
    }
}
