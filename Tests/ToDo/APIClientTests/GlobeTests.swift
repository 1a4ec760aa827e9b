import APIClient
import HTTPDoubles
import InputForm
import Testing

struct GlobeTests {
    @Test(arguments: [(91, 0), (-91, 0), (0, 181), (0, -181)])
    func `a place that is not on the globe has no coordinate`(
        latitude: Int, longitude: Int
    ) async {
        let place = #"{"name": "Station", "latitude": \#(latitude), "longitude": \#(longitude)}"#
        let sut = APIClient(session: HTTPSessionStub(answer("[\(place)]")), server: server)

        await #expect(throws: CoordinateError.notFound) {
            try await sut.coordinate(for: "Station")
        }
    }

    @Test func `its ends are on it`() async throws {
        let place = #"{"name": "South Pole", "latitude": -90, "longitude": 180}"#
        let sut = APIClient(session: HTTPSessionStub(answer("[\(place)]")), server: server)

        #expect(try await sut.coordinate(for: "South Pole").latitude == -90)
    }
}
