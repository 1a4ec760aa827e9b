@testable import Lighthouse

/// Remembers what was said.
final class RadioSpy: Radio {
    private var said: [String] = []

    func say(_ text: String) { said.append(text) }

    /// What was said since the last time.
    func takeSaid() -> [String] {
        defer { said = [] }
        return said
    }
}
