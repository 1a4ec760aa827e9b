/// A watcher that has connected to the board.
final class RoomConnection {
    let socket: Socket
    /// The other's machine; nil for the board's own.
    let machine: String?
    let openedAt: Double
    /// Whose light comes from here; nil until they have joined.
    var token: RoomToken?
    /// Whether an answer did not go.
    var isDeaf = false
    /// Not read until then, since too much has come.
    var pausedUntil = 0.0
    private var reader: LineReader
    private var allowance: Allowance

    init(_ socket: Socket, from machine: String?, at now: Double, limits: RoomLimits) {
        self.socket = socket
        self.machine = machine
        openedAt = now
        reader = LineReader(limit: limits.line)
        allowance = Allowance(rate: limits.rate, burst: limits.burst, at: now)
    }

    enum Event {
        case said(GuestMessage)
        case junk
        case gone
    }

    /// What has been said, as much as is allowed by now; what is too much waits, and so does its
    /// sender.
    func events(at now: Double) -> [Event] {
        var events: [Event] = []
        if !reader.hasLine {
            switch socket.read() {
            case .nothing: return []
            case .end: return [.gone]
            case .bytes(let bytes): if !reader.append(bytes) { return [.junk] }
            }
        }
        while reader.hasLine {
            guard allowance.take(at: now) else {
                pausedUntil = now + 0.5
                break
            }
            guard case .text(let line)? = reader.next(), let message = GuestMessage(line) else {
                return events + [.junk]
            }
            events.append(.said(message))
        }
        return events
    }

    /// - Returns: whether it goes; who does not take an answer is not waited for.
    func send(_ message: BoardMessage) -> Bool {
        let bytes = Array((message.line + "\n").utf8)
        return socket.write(bytes) == bytes.count
    }
}
