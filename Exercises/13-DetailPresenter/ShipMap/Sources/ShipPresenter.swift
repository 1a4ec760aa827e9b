/// Shows on a map where a ship is, if that is known.
final class ShipPresenter {
    private weak var view: (any ShipView)?

    init(view: any ShipView) {
        self.view = view
    }

    func show(_ ship: Ship) {
        guard let coordinate = ship.place?.coordinate else {
            view?.isMapHidden = true
            return
        }
        view?.mapCenter = coordinate
        view?.isMapHidden = false
    }
}
