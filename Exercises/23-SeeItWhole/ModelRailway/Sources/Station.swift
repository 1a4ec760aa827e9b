/// A small station: one track, and a book in which all that happens is written.
final class Station {
    private(set) var book: [String] = []
    private var waiting: [String] = []
    private lazy var track = Track(station: self)

    var light: String { track.signal.light }

    func arrive(_ train: String) {
        if !track.take(train) {
            waiting.append(train)
            write("\(train) waits")
        }
    }

    func depart() {
        track.clear()
        if !waiting.isEmpty { arrive(waiting.removeFirst()) }
    }

    func write(_ line: String) {
        book.append(line)
    }
}
