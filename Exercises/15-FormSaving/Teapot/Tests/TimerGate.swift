/// Keeps whoever waits until the test rings.
@MainActor
final class TimerGate {
    private(set) var seconds: [Int] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var listener: CheckedContinuation<Void, Never>?

    func wait(_ seconds: Int) async {
        self.seconds.append(seconds)
        await withCheckedContinuation {
            waiting.append($0)
            listener?.resume()
            listener = nil
        }
    }

    func isAsked() async {
        if waiting.isEmpty { await withCheckedContinuation { listener = $0 } }
    }

    func ring() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}
