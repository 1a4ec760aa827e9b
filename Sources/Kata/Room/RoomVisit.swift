import Foundation
import Synchronization

/// A watcher's side of a room: what is to be posted to the board, and what came of it.
struct RoomGuest: Sendable {
    enum Standing: Equatable, Sendable {
        /// Not there yet, or not any more; it is tried again.
        case searching
        case inside
        case refused(Refusal)
        /// By the person's own wish.
        case left
    }

    private(set) var standing = Standing.searching
    /// The step to which everybody is called; nil if nobody is, or this person has answered.
    private(set) var offer: RoomPlace?
    private var signal: RoomSignal
    private var since = 0.0
    private var answered: Gathering?
    private var told: RoomSignal?
    private var triedAt = -Double.infinity
    /// How long to wait before the next try; zero while the board answers.
    private var pause = 0.0
    /// How often a goodbye may still be said.
    private var goodbyes = 0

    /// Seconds between tries, the last one for ever; a wrong word hardly becomes right.
    private static let pauses = [1.0, 2, 5, 10, 15]
    private static let pauseOfWrongWord = 300.0
    /// How often a light is told that has not changed, and how often at most one that has.
    private static let heartbeat = 4.0
    private static let gap = 0.5
    /// How often a goodbye is said that nobody answers.
    private static let mostGoodbyes = 5

    init(name: RoomName) {
        var source = SystemRandomNumberGenerator()
        signal = RoomSignal(token: RoomToken(using: &source), name: name)
    }

    var name: RoomName { signal.name }
    var asksForHelp: Bool { signal.asksForHelp }

    mutating func show(_ light: Light?, at place: RoomPlace?, since: Double) {
        signal.light = light
        signal.place = place
        self.since = since
        if place != nil, place == offer { offer = nil }
    }

    mutating func toggleHelp() { signal.asksForHelp.toggle() }

    mutating func toggleStay() {
        offer = nil
        (triedAt, pause) = (-.infinity, 0)
        if standing == .left {
            standing = .searching
        } else {
            // A light may have arrived though its answer has not.
            goodbyes = told == nil ? 0 : Self.mostGoodbyes
            standing = .left
            signal.asksForHelp = false
        }
    }

    /// Takes the offer away, whether it is followed or not.
    mutating func answerOffer() { offer = nil }

    /// What is to be posted now; nil for nothing.
    mutating func post(at now: Double) -> RoomSignal? {
        // NB: where the clock was set back, nothing would be due for as long.
        guard now >= nextMoment || now < triedAt else { return nil }
        triedAt = now
        var message = signal
        message.leaves = standing == .left
        if message.leaves { goodbyes -= 1 }
        told = message
        message.seconds = Int(min(max(0, now - since), 86_400))
        return message
    }

    mutating func received(_ answer: BoardAnswer) {
        if standing == .left {
            if told?.leaves == true { goodbyes = 0 }
            return
        }
        if let refusal = answer.refusal {
            // The board has nothing of it.
            told = nil
            standing = .refused(refusal)
            pause = refusal == .word ? Self.pauseOfWrongWord : Self.pauses.last ?? 0
            return
        }
        (standing, pause) = (.inside, 0)
        guard let call = answer.call else { return }
        if call == answered { return }
        answered = call
        offer = call.place == signal.place ? nil : call.place
    }

    mutating func failed() {
        if standing != .left { standing = .searching }
        pause = Self.pauses.first { $0 > pause } ?? Self.pauses.last ?? 0
    }

    /// When something is to be done next, if nothing happens until then.
    var nextMoment: Double {
        if standing == .left { return goodbyes > 0 ? triedAt + pause : .infinity }
        if pause > 0 { return triedAt + pause }
        return triedAt + (told == signal ? Self.heartbeat : Self.gap)
    }
}

/// A watcher's visit to a room, on a thread of its own: whatever the board does, the watcher does
/// not wait for it.
final class RoomVisit: Sendable {
    private let guest: Mutex<RoomGuest>
    private let wakeUp = WakeUp()
    private let isOver = Mutex(false)
    private let hasEnded = DispatchSemaphore(value: 0)
    private let now: @Sendable () -> Double
    private let tell: @Sendable () -> Void

    /// - Parameter tell: called when there is news.
    /// - Parameter post: says something to the board; may take its time.
    init(
        _ guest: RoomGuest, now: @escaping @Sendable () -> Double,
        tell: @escaping @Sendable () -> Void,
        post: @escaping @Sendable (RoomSignal) throws -> BoardAnswer
    ) {
        self.guest = Mutex(guest)
        self.now = now
        self.tell = tell
        Thread.detachNewThread { [self] in run(post) }
    }

    var state: RoomGuest { guest.withLock { $0 } }

    /// Does something to the guest, which is then told to the board.
    func change(_ change: (inout RoomGuest) -> Void) {
        guest.withLock { change(&$0) }
        wakeUp.wake()
    }

    /// Leaves the room, and gives that the time to arrive; nobody waits for a board that is not found.
    func end() {
        let isInside = state.standing == .inside
        isOver.withLock { $0 = true }
        change { if $0.standing != .left { $0.toggleStay() } }
        if hasEnded.wait(timeout: .now() + (isInside ? 5 : 0.3)) == .success { hasEnded.signal() }
    }

    private func run(_ post: (RoomSignal) throws -> BoardAnswer) {
        while true {
            if let signal = guest.withLock({ $0.post(at: now()) }) {
                let before = RoomText(state)
                let answer = try? post(signal)
                let after = guest.withLock { guest in
                    if let answer { guest.received(answer) } else { guest.failed() }
                    return RoomText(guest)
                }
                if after != before { tell() }
            } else if isOver.withLock({ $0 }) {
                break
            } else {
                let rest = min(max((state.nextMoment - now()) * 1000, 0), 60_000)
                _ = waitForReading([wakeUp.descriptor], milliseconds: Int32(rest.rounded(.up)))
                wakeUp.drain()
            }
        }
        hasEnded.signal()
    }
}

/// What comes from where a board should be, and is no answer of one.
struct NoBoard: Error {}

extension RoomAddress {
    /// Posts a light to the board; waits some seconds for it, and no longer.
    func post(_ signal: RoomSignal) throws -> BoardAnswer {
        let body = try JSONEncoder().encode(signal)
        let deadline = ContinuousClock.now + .seconds(5)
        guard let machine = NetworkAddress.resolving(host),
            let socket = Socket.connecting(to: machine, port: port),
            waitForWriting(socket.descriptor, milliseconds: 5000), socket.isConnected
        else { throw NoBoard() }
        let head = [
            "POST /\(word)/light HTTP/1.1", "Host: \(host):\(port)", "Connection: close",
            "Content-Type: application/json", "Content-Length: \(body.count)", "", "",
        ]
        let request = Array(head.joined(separator: "\r\n").utf8) + body
        guard socket.write(request) == request.count else { throw NoBoard() }
        var answer: [UInt8] = []
        while ContinuousClock.now < deadline, answer.count < 4096 {
            switch socket.read() {
            case .bytes(let bytes): answer += bytes
            case .nothing: _ = waitForReading([socket.descriptor], milliseconds: 500)
            case .end:
                guard let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else {
                    throw NoBoard()
                }
                return try JSONDecoder().decode(
                    BoardAnswer.self, from: Data(answer[end.upperBound...]))
            }
        }
        throw NoBoard()
    }
}

struct RoomText: Equatable {
    let line: String
    let call: String?
    let keys: String

    init(_ guest: RoomGuest) {
        let name = guest.name.text
        line =
            switch guest.standing {
            case .searching: "Room: looking for the board; your watcher does not need it."
            case .inside where guest.asksForHelp: "Room: you are \(name), and ask for help."
            case .inside: "Room: you are \(name); your light is on the board, and nothing else."
            case .refused(.word):
                "Room: that is not its code word. Look at the board, q, and watch --room again."
            case .refused(.guesses):
                "Room: too many wrong code words have come to the board; it is tried again."
            case .refused(.full): "Room: the board is full; it is tried again."
            case .refused(.machine):
                "Room: too many lights come from this machine; it is tried again."
            case .refused(.language):
                "Room: the board does not understand this companion. Both need the same: git pull"
            case .left: "Room: you have left; x goes back in."
            }
        call = guest.offer.map {
            "Everybody to \($0.text): e takes you there"
                + ($0.isStep ? ", and moves what is in Practice/ to a backup." : ".")
        }
        keys =
            guest.standing == .left
            ? "x back into the room"
            : (guest.asksForHelp ? "a no more help" : "a ask for help") + " · x leave the room"
    }
}
