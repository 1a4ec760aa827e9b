/// A piece of the railway with room for one train.
final class Track {
    let signal: Signal
    private unowned let station: Station
    private var train: String?

    init(station: Station) {
        self.station = station
        signal = Signal(station: station)
    }

    /// Whether there was room.
    func take(_ train: String) -> Bool {
        if self.train != nil { return false }
        self.train = train
        station.write("\(train) stands")
        signal.turn("red")
        return true
    }

    func clear() {
        guard let train else { return }
        station.write("\(train) leaves")
        self.train = nil
        signal.turn("green")
    }
}
