/// Decides which screen comes next.
final class Harbour {
    private let navigator: any Navigator
    private let crossing: Crossing

    init(navigator: any Navigator, crossing: Crossing) {
        self.navigator = navigator
        self.crossing = crossing
    }

    func start() {
        let list = CarList(crossing: crossing)
        list.delegate = self
        navigator.setRoot(.list(list))
    }
}

extension Harbour: CarListDelegate {
    func didSelect(_ car: Car) {
        navigator.push(.page(CarPage(car: car, crossing: crossing)))
    }
}
