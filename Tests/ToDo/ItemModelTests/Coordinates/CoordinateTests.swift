import Foundation
import ItemModel
import Testing

struct CoordinateTests {
    @Test(arguments: [(90.0, 180.0), (-90.0, -180.0), (51.5, -0.125)])
    func `a place on the globe is written and read as it is`(
        latitude: Double, longitude: Double
    ) throws {
        let data = try JSONEncoder().encode(Coordinate(latitude: latitude, longitude: longitude))

        let coordinate = try JSONDecoder().decode(Coordinate.self, from: data)

        #expect(coordinate.latitude == latitude)
        #expect(coordinate.longitude == longitude)
    }

    @Test(arguments: [(90.5, 0.0), (-90.5, 0.0), (0.0, 180.5), (0.0, -180.5)])
    func `a place that is on no globe is neither written nor read`(
        latitude: Double, longitude: Double
    ) {
        let nowhere = Coordinate(latitude: latitude, longitude: longitude)
        let text = Data(#"{"latitude": \#(latitude), "longitude": \#(longitude)}"#.utf8)

        #expect(throws: (any Error).self) { try JSONEncoder().encode(nowhere) }
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(Coordinate.self, from: text)
        }
    }
}
