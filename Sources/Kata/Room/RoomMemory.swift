import Foundation

/// What brings a board's pages and its last call back when it is opened with the same word after an
/// accident: nothing of anybody's light.
struct RoomMemory: Codable, Equatable {
    /// The word.
    var room: String
    /// What stands in the addresses of its pages.
    var secret: String
    var phoneCode: String
    var call: String?
    /// Which call it is, and when it was made.
    var number = 0
    var calledAt = 0.0

    static func file(in world: World) -> URL {
        world.state.folder.appendingPathComponent("room.json")
    }

    /// What is kept of the room, or something new.
    init(of room: String, in world: World) {
        if let data = FileManager.default.contents(atPath: Self.file(in: world).path),
            let kept = try? JSONDecoder().decode(Self.self, from: data), kept.room == room,
            RoomToken(kept.secret) != nil, CodeWord.isValid(kept.phoneCode)
        {
            self = kept
            return
        }
        var source = SystemRandomNumberGenerator()
        self.room = room
        secret = RoomToken(using: &source).text
        phoneCode = CodeWord.letters(using: &source)
    }

    /// The call that is still open, and how many seconds ago it was made.
    func openCall(at time: Date) -> (call: Gathering, age: Double)? {
        let age = time.timeIntervalSince1970 - calledAt
        guard let place = call.flatMap(RoomPlace.init), (0..<Gathering.time).contains(age),
            (1...1_000_000).contains(number)
        else { return nil }
        return (Gathering(place: place, number: number), age)
    }

    mutating func remember(_ gathering: Gathering?, at time: Date, in world: World) {
        call = gathering?.place.text
        number = gathering?.number ?? 0
        calledAt = time.timeIntervalSince1970
        keep(in: world)
    }

    /// Where nothing can be written, the next board has other addresses.
    func keep(in world: World) {
        guard let text = try? JSONText(self).text else { return }
        try? Disk.write(text, to: Self.file(in: world))
        chmod(Self.file(in: world).path, 0o600)
    }

    static func forget(in world: World) {
        try? FileManager.default.removeItem(at: file(in: world))
    }
}
