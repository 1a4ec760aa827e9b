final class Radio {
    private(set) var station = "Jazz"

    func tune(to station: String) {
        self.station = station
    }
}
