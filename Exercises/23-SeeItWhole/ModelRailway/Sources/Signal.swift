/// A light in front of a track.
final class Signal {
    private(set) var light = "green"
    private unowned let station: Station

    init(station: Station) {
        self.station = station
    }

    func turn(_ light: String) {
        self.light = light
        station.write("signal \(light)")
    }
}
