import Testing

@testable import ItemModel

struct ClosenessTests {
    @Test(arguments: [(1.0000002, 2.0), (0.9999998, 2), (1, 2.0000002), (1, 1.9999998)])
    func `two centimetres away is not close`(latitude: Double, longitude: Double) {
        let one = Coordinate(latitude: 1, longitude: 2)
        let other = Coordinate(latitude: latitude, longitude: longitude)

        #expect(!one.isClose(to: other))
    }

    @Test(arguments: [
        (Coordinate(latitude: 1, longitude: 2), Coordinate(latitude: 1.00000005, longitude: 2)),
        (Coordinate(latitude: 1, longitude: 2), Coordinate(latitude: 1, longitude: 1.99999995)),
        (Coordinate(latitude: 0, longitude: 2), Coordinate(latitude: 0.0000001, longitude: 2)),
        (Coordinate(latitude: 1, longitude: 0), Coordinate(latitude: 1, longitude: -0.0000001)),
    ])
    func `a centimetre away is close`(one: Coordinate, other: Coordinate) {
        #expect(one.isClose(to: other))
        #expect(other.isClose(to: one))
    }
}
