@testable import Doorbell

/// Makes no sound, and remembers what it was told to play.
final class ChimeSpy: Chime {
    private(set) var melody: String?

    func play(_ melody: String) {
        self.melody = melody
    }
}
