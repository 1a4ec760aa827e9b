/// A jukebox in a terminal.
final class JukeboxApp {
    private var songs: [Song]
    private var cursor = Cursor()
    private var player = Player()

    init(songs: [Song]) {
        self.songs = songs
    }

    /// Somebody brings a record.
    func bring(_ song: Song) {
        songs.append(song)
    }

    func press(_ key: Character) {
        let isMarked = songs.indices.contains(cursor.row)
        switch key {
        case "j": cursor.down(in: songs.count)
        case "k": cursor.up()
        case "p" where isMarked: player.play(songs[cursor.row])
        case "n": player.next()
        case "x" where isMarked: songs.remove(at: cursor.row)
        default: break
        }
    }

    var screen: String {
        (["Jukebox"] + rows + playing + ["[j] down [k] up [p] play [n] next [x] remove"])
            .joined(separator: "\n")
    }

    private var rows: [String] {
        songs.sorted { $0.title < $1.title }.enumerated().map { row, song in
            "\(row == cursor.row ? ">" : " ") \(song.title) · \(song.length)"
        }
    }

    private var playing: [String] {
        let first = player.playing.map { "Playing: \($0.title)" } ?? "Silence"
        if player.waiting.isEmpty { return [first] }
        let seconds = player.waiting.reduce(0) { $0 + $1.seconds }
        return [first, "Then \(player.waiting.count) songs · \(Song.length(seconds))"]
    }
}
