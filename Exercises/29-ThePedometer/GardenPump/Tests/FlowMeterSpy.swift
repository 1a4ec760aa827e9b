@testable import GardenPump

/// Writes down what it was told, and reports what the test wants.
final class FlowMeterSpy: FlowMeter {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []
    private var receivers: [(Double) -> Void] = []
    private var last: ((Double) -> Void)?

    func start(_ receive: @escaping (Double) -> Void) {
        calls.append(.start)
        receivers.append(receive)
        last = receive
    }

    func stop() {
        calls.append(.stop)
        receivers = []
    }

    /// Reports to everybody who has started it.
    func report(_ litres: Double) {
        for receive in receivers { receive(litres) }
    }

    /// Reports to the last one who has started it, though it may be stopped.
    func reportLate(_ litres: Double) {
        last?(litres)
    }
}
