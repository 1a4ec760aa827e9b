/// All that a watcher tells of a person.
struct RoomSignal: Equatable, Sendable {
    var place: RoomPlace?
    /// Nil as long as nothing has run.
    var light: Light?
    /// For how long the light has been so.
    var seconds: Int
    var asksForHelp: Bool

    init(
        place: RoomPlace? = nil, light: Light? = nil, seconds: Int = 0, asksForHelp: Bool = false
    ) {
        self.place = place
        self.light = light
        self.seconds = min(max(0, seconds), Self.longest)
        self.asksForHelp = asksForHelp
    }

    /// No light is older than a day.
    static let longest = 86_400
}
