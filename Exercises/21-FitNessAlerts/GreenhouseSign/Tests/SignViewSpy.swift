@testable import GreenhouseSign

/// Writes down each sign that it was told to show.
final class SignViewSpy: SignView {
    private(set) var signs: [Sign] = []

    func show(_ sign: Sign) {
        signs.append(sign)
    }
}
