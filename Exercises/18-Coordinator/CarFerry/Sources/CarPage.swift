/// The page of one car, with the button "Drive aboard".
final class CarPage {
    let car: Car
    private let crossing: Crossing

    init(car: Car, crossing: Crossing) {
        self.car = car
        self.crossing = crossing
    }

    func driveAboardTapped() {
        _ = crossing.board(car)
    }
}
