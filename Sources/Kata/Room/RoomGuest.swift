/// A watcher's side of a room: what is to be said to the board, and when to try again.
///
/// It knows nothing of how lines travel: what carries them asks for them, and tells what has come.
struct RoomGuest: Sendable {
    /// How it stands between this watcher and the board.
    enum Standing: Equatable, Sendable {
        /// Not there yet, or not any more; it is tried again.
        case searching
        case inside
        case refused(Refusal)
        /// By the person's own wish.
        case left
    }

    let name: RoomName
    private let word: String
    private(set) var standing = Standing.searching
    /// The step to which everybody is called; nil if nobody is, or this person has answered.
    private(set) var offer: RoomPlace?
    private var token: RoomToken?
    private var signal = RoomSignal()
    private var since = 0.0
    private var answered: Gathering?
    private var isConnected = false
    private var failures = 0
    private var nextTry = 0.0
    private var heardAt = 0.0
    private var sent: (signal: RoomSignal, at: Double)?

    /// Seconds between tries, the last one for ever.
    private static let pauses = [1.0, 2, 5, 10, 30]
    /// How often a light is told that has not changed, and how often at most one that has.
    private static let heartbeat = 15.0
    private static let gap = 0.5
    /// How long an answer may take.
    private static let patience = 10.0

    init(name: RoomName, word: String) {
        self.name = name
        self.word = word
    }

    // MARK: - The person

    var asksForHelp: Bool { signal.asksForHelp }

    mutating func show(_ light: Light?, at place: RoomPlace?, since: Double) {
        signal.light = light
        signal.place = place
        self.since = since
        if place != nil, place == offer { answerOffer() }
    }

    mutating func toggleHelp() { signal.asksForHelp.toggle() }

    /// Leaves the room, or comes back into it.
    mutating func toggleStay(at now: Double) {
        if standing == .left {
            standing = .searching
            failures = 0
            nextTry = now
        } else {
            standing = .left
            offer = nil
            signal.asksForHelp = false
        }
    }

    /// Takes the offer away, whether it is followed or not.
    @discardableResult
    mutating func answerOffer() -> RoomPlace? {
        defer { offer = nil }
        return offer
    }

    // MARK: - The way to the board

    /// Whether the board is to be looked for now.
    func wantsToConnect(at now: Double) -> Bool {
        !isConnected && standing != .left && now >= nextTry
    }

    /// - Returns: what is to be said first.
    mutating func connected(at now: Double) -> [GuestMessage] {
        isConnected = true
        heardAt = now
        sent = nil
        return [.join(word: word, token: token, name: name)]
    }

    /// The board is not there, or has gone.
    mutating func failed(at now: Double) {
        isConnected = false
        if standing == .inside { standing = .searching }
        nextTry = now + Self.pauses[min(failures, Self.pauses.count - 1)]
        failures += 1
    }

    mutating func received(_ message: BoardMessage, at now: Double) {
        heardAt = now
        if standing == .left { return }
        switch message {
        case .welcome(let token):
            if token != self.token { answered = nil }
            self.token = token
            standing = .inside
        case .seen: failures = 0
        case .everybody(let call):
            if call == answered { return }
            answered = call
            offer = call.place == signal.place ? nil : call.place
        case .refused(let refusal):
            standing = .refused(refusal)
            failures = Self.pauses.count
        }
    }

    /// Whether the board has not answered for too long.
    func isUnanswered(at now: Double) -> Bool {
        guard isConnected else { return false }
        let isWelcome = standing == .inside
        return now - heardAt > (isWelcome ? Self.heartbeat : 0) + Self.patience
    }

    /// What is to be said now.
    mutating func pending(at now: Double) -> [GuestMessage] {
        if standing == .left { return isConnected ? [.leave] : [] }
        guard now >= nextSignal else { return [] }
        var signal = signal
        signal.seconds = RoomSignal(seconds: Int(max(0, now - since))).seconds
        sent = (self.signal, now)
        return [.show(signal)]
    }

    /// When something is to be done next, if nothing happens until then.
    var nextMoment: Double {
        if standing == .left { return .infinity }
        guard isConnected else { return nextTry }
        let silence = heardAt + (standing == .inside ? Self.heartbeat : 0) + Self.patience
        return min(nextSignal, silence + 0.001)
    }

    private var nextSignal: Double {
        guard isConnected, standing == .inside else { return .infinity }
        guard let sent else { return 0 }
        return sent.at + (sent.signal == signal ? Self.heartbeat : Self.gap)
    }
}
