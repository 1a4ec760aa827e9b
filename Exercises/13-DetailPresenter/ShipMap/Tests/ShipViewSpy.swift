@testable import ShipMap

/// A page without a screen. It begins with a map of London.
final class ShipViewSpy: ShipView {
    var isMapHidden = false
    var mapCenter = Coordinate(latitude: 51.5, longitude: -0.1)
}
