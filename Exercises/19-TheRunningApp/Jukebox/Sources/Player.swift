/// Plays one song after the other.
struct Player {
    private(set) var playing: Song?
    private(set) var waiting: [Song] = []

    mutating func play(_ song: Song) {
        if playing == nil {
            playing = song
        } else {
            waiting.append(song)
        }
    }

    mutating func next() {
        guard !waiting.isEmpty else { return }
        playing = waiting.removeFirst()
    }
}
