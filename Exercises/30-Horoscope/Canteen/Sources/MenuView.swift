/// The screen at the door of the canteen.
protocol MenuView: AnyObject {
    func show(_ text: String)
    func setSpinning(_ isSpinning: Bool)
}
