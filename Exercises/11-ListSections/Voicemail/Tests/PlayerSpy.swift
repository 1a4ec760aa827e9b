@testable import Voicemail

/// Plays nothing, and remembers what it was told to play.
final class PlayerSpy: Player {
    private(set) var played: [Message] = []

    func play(_ message: Message) {
        played.append(message)
    }
}
