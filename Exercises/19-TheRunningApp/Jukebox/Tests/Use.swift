@testable import Jukebox

extension JukeboxApp {
    /// Presses one key after the other.
    func press(keys: String) {
        for key in keys { press(key) }
    }

    /// Presses one key after the other, and prints what is on the screen then.
    func use(_ keys: String) {
        print("\n" + screen)
        for key in keys {
            press(key)
            print("\n--- \(key) ---\n\(screen)")
        }
    }

    /// The lines on the screen.
    var lines: [String] {
        screen.split(separator: "\n").map(String.init)
    }
}
