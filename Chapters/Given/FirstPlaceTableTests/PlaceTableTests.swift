import APIClient
import CustomAssertions
import Testing

struct PlaceTableTests {
    private let sut = PlaceTable([
        Place("Porto Alegre", -30.03, -51.23),
        Place("Porto", 41.15, -8.61), Place("Porto Santo", 33.06, -16.34),
        Place("Düsseldorf", 51.23, 6.78),
    ])

    @Test func `a place is found by its name`() async {
        #expect(await latitude(for: "Düsseldorf") == 51.23)
    }

    @Test func `the end of a name finds nothing`() async {
        #expect(await latitude(for: "Alegre") == nil)
    }

    @Test(arguments: ["düsseldorf", "Dusseldorf", " Düs ", "Düsseldorf ", " Düsseldorf"])
    func `what is typed need not be exact`(_ address: String) async {
        #expect(await latitude(for: address) == 51.23)
    }

    @Test func `a name that is typed in full comes first`() async {
        #expect(await latitude(for: "Porto") == 41.15)
    }

    @Test(arguments: ["", "  ", "P", "Po"])
    func `fewer than three letters find nothing`(_ address: String) async {
        #expect(await latitude(for: address) == nil)
    }

    @Test(arguments: [
        ("Tokyo", 36, 140), ("Sydney", -34, 151), ("New York", 41, -74), ("Lima", -12, -77),
    ])
    func `four places are where they are`(
        _ name: String, _ latitude: Double, _ longitude: Double
    ) async throws {
        let coordinate = try await PlaceTable().coordinate(for: name)

        assertClose(coordinate.latitude, expected: latitude, accuracy: 1)
        assertClose(coordinate.longitude, expected: longitude, accuracy: 1)
    }
}

extension PlaceTableTests {
    /// Where the table finds the address; nil if nowhere.
    private func latitude(for address: String) async -> Double? {
        try? await sut.coordinate(for: address).latitude
    }
}
