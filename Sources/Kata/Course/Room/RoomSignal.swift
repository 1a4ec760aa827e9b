/// All that a watcher tells of a person.
package struct RoomSignal: Equatable, Sendable {
    package var place: RoomPlace?
    /// Nil as long as nothing has run.
    package var light: Light?
    /// For how long the light has been so.
    package var seconds: Int
    package var asksForHelp: Bool

    package init(
        place: RoomPlace? = nil, light: Light? = nil, seconds: Int = 0, asksForHelp: Bool = false
    ) {
        self.place = place
        self.light = light
        self.seconds = min(max(0, seconds), Self.longest)
        self.asksForHelp = asksForHelp
    }

    /// No light is older than a day.
    package static let longest = 86_400
}
