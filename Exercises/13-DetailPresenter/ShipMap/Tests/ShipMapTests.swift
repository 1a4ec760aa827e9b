import Testing

@testable import ShipMap

struct ShipMapTests {
    @Test(.disabled("Enable me"))
    func `the map shows where the ship is`() {
        let view = ShipViewSpy()
        let presenter = ShipPresenter(view: view)

        presenter.show(
            Ship(
                name: "Elsa",
                place: Place(coordinate: Coordinate(latitude: 57.7, longitude: 11.9))))

        #expect(view.mapCenter == Coordinate(latitude: 57.7, longitude: 11.9))
    }
}
