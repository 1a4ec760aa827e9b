@testable import SwimLocker

/// Opens with one code, which a test can change, and remembers what was tried.
final class DoorMock: Door {
    var right = "4711"
    private var tried: [String] = []

    func opens(with digits: String) -> Bool {
        tried.append(digits)
        return digits == right
    }

    /// What was tried since the last time.
    func takeTried() -> [String] {
        defer { tried = [] }
        return tried
    }
}

/// It knows the code, so it shows nothing of itself to `dump`.
extension DoorMock: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
