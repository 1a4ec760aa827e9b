import APIClient
import Foundation
import HTTPDoubles
import ItemModel
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ItemsTests {
    @Test(.disabled("compares nothing yet"))
    func `all that the server knows arrives`() async throws {
        let body = """
            [{"title": "Buy tickets", "description": "Two window seats", "due": 1777766400,
              "place": {"name": "Central station", "address": "1 Station Road",
                        "latitude": 51.225556, "longitude": 6.782778}},
             {"title": "Buy milk", "place": {"name": "Corner shop", "latitude": 1}}]
            """

        let station = Location(
            name: "Central station",
            coordinate: Coordinate(latitude: 51.225556, longitude: 6.782778),
            address: "1 Station Road")
        _ = (body, station)
    }
}
