/// One entry in a birdwatcher's notebook.
struct Sighting {
    let bird: String
    let note: String?
    /// Seconds since 1970.
    let time: Double?
    let place: Place?

    init(bird: String, note: String? = nil, time: Double? = nil, place: Place? = nil) {
        self.bird = bird
        self.note = note
        self.time = time
        self.place = place
    }
}
