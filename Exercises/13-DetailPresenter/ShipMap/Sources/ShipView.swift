/// The page of a ship, with a map.
protocol ShipView: AnyObject {
    var isMapHidden: Bool { get set }
    var mapCenter: Coordinate { get set }
}
