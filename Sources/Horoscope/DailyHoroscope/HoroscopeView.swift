/// Where a sign's details are shown.
@MainActor
public protocol HoroscopeView: AnyObject {
    func show(_ text: String)
    func setSpinning(_ isSpinning: Bool)
}
