/// Waters a garden until enough litres have come.
final class GardenPump {
    enum State {
        case off, running, paused, done
    }

    private(set) var state = State.off
    /// What has come since the start.
    private(set) var litres = 0.0
    private var wanted = Double.infinity
    private let meter: any FlowMeter

    init(meter: any FlowMeter) {
        self.meter = meter
    }

    func start(litres wanted: Double) {
        guard state == .off || state == .done else { return }
        self.wanted = wanted
        litres = 0
        state = .running
        meter.start { [weak self] in self?.receive($0) }
    }

    func pause() {}

    func resume() {}

    private func receive(_ more: Double) {
        litres += more
        if litres < wanted { return }
        state = .done
        meter.stop()
    }
}
