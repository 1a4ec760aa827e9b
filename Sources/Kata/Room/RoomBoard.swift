/// The lights of a room: whose they are, and what became of them.
struct RoomBoard: Sendable {
    struct Person: Sendable {
        let token: RoomToken
        fileprivate(set) var name: RoomName
        /// The name, with a number behind it where somebody else has the same.
        fileprivate(set) var shown: String
        fileprivate(set) var place: RoomPlace?
        fileprivate(set) var light: Light?
        /// When the light became what it is.
        fileprivate(set) var since: Double
        /// When this person asked for help; nil for whoever does not.
        fileprivate(set) var askedAt: Double?
        /// When the light was lost; nil as long as it comes.
        fileprivate(set) var lostAt: Double?
        fileprivate(set) var seenAt: Double
        fileprivate let machine: String
        fileprivate let joinedAt: Double

        fileprivate init(
            _ token: RoomToken, _ name: RoomName, shown: String, _ machine: String, at now: Double
        ) {
            self.token = token
            self.name = name
            self.shown = shown
            self.machine = machine
            since = now
            seenAt = now
            joinedAt = now
        }
    }

    private let limits: RoomLimits
    private var lights: [RoomToken: Person] = [:]
    private(set) var gathering: Gathering?
    /// Who has been sent away last.
    private(set) var refused: Refused?
    /// Grows with each change that can be seen.
    private(set) var revision = 0

    init(limits: RoomLimits = RoomLimits()) { self.limits = limits }

    subscript(token: RoomToken) -> Person? { lights[token] }

    var people: [Person] { Array(lights.values) }

    var count: Int { lights.count }

    /// Gives a light to who joins: the one that the token belongs to, or a new one.
    ///
    /// - Parameter machine: where they join from; nil for the board's own.
    mutating func join(
        _ name: RoomName, with token: RoomToken?, from machine: String?, at now: Double,
        using source: inout some RandomNumberGenerator
    ) throws(Refusal) -> RoomToken {
        if let token, lights[token] != nil {
            rename(token, name)
            change(token) { person in
                person.lostAt = nil
                person.seenAt = now
            }
            return token
        }
        let new = RoomToken(using: &source)
        try admit(name, as: new, from: machine ?? "", at: now)
        return new
    }

    private mutating func rename(_ token: RoomToken, _ name: RoomName) {
        guard let person = lights[token], person.name != name else { return }
        let shown = shown(name, of: token)
        change(token) { ($0.name, $0.shown) = (name, shown) }
    }

    /// The name, with the first number behind it that makes it nobody else's.
    private func shown(_ name: RoomName, of token: RoomToken) -> String {
        name.numbered(besides: Set(lights.values.filter { $0.token != token }.map(\.shown)))
    }

    private mutating func admit(
        _ name: RoomName, as new: RoomToken, from machine: String, at now: Double
    ) throws(Refusal) {
        var neighbours: [Person] { lights.values.filter { $0.machine == machine } }
        // Whoever starts their watcher anew is not there twice.
        if let old = neighbours.first(where: { $0.lostAt != nil && $0.name == name }) {
            leave(old.token)
        }
        if !machine.isEmpty, neighbours.count >= limits.perMachine {
            guard drop(firstLostOf: neighbours) else { throw .machine }
        }
        if lights.count >= limits.lights {
            guard drop(firstLostOf: Array(lights.values)) else { throw .full }
        }
        lights[new] = Person(new, name, shown: shown(name, of: new), machine, at: now)
        revision += 1
    }

    /// Takes what somebody tells of their own light.
    mutating func show(_ signal: RoomSignal, of token: RoomToken, at now: Double) {
        change(token) { person in
            let since = now - Double(signal.seconds)
            let isSame = person.place == signal.place && person.light == signal.light
            // A light that is told again has not moved by the time that the telling took.
            if !isSame || abs(person.since - since) > 5 { person.since = since }
            person.place = signal.place
            person.light = signal.light
            person.askedAt = signal.asksForHelp ? person.askedAt ?? now : nil
            person.lostAt = nil
            person.seenAt = now
        }
    }

    /// Keeps the light of somebody who may come back.
    mutating func lose(_ token: RoomToken, at now: Double) {
        change(token) { $0.lostAt = $0.lostAt ?? now }
    }

    mutating func leave(_ token: RoomToken) {
        if lights.removeValue(forKey: token) != nil { revision += 1 }
    }

    mutating func refuse(_ refused: Refused) {
        self.refused = refused
        revision += 1
    }

    /// Goes on with a call of a board that this one stands for.
    mutating func resume(_ call: Gathering) {
        gathering = call
        revision += 1
    }

    mutating func gather(at place: RoomPlace) {
        gathering = Gathering(place: place, number: (gathering?.number ?? 0) + 1)
        revision += 1
    }

    /// Loses who has been silent for too long, and forgets who has been lost for too long.
    mutating func clearUp(at now: Double) {
        for person in lights.values {
            if let lostAt = person.lostAt, now - lostAt > memory(of: person, until: lostAt) {
                leave(person.token)
            } else if person.lostAt == nil, now - person.seenAt > limits.silence {
                lose(person.token, at: now)
            }
        }
    }

    /// For how long a light is kept that has been lost: as long again as it was there.
    private func memory(of person: Person, until lostAt: Double) -> Double {
        min(limits.memory, lostAt - person.joinedAt)
    }

    private mutating func change(_ token: RoomToken, _ change: (inout Person) -> Void) {
        guard let old = lights[token] else { return }
        var new = old
        change(&new)
        lights[token] = new
        if !new.looksLike(old) { revision += 1 }
    }

    private mutating func drop(firstLostOf people: [Person]) -> Bool {
        let lost = people.filter { $0.lostAt != nil }
        guard let first = lost.min(by: { ($0.lostAt ?? 0) < ($1.lostAt ?? 0) }) else {
            return false
        }
        leave(first.token)
        return true
    }
}

extension RoomBoard.Person {
    fileprivate func looksLike(_ other: Self) -> Bool {
        shown == other.shown && place == other.place && light == other.light && since == other.since
            && askedAt == other.askedAt && lostAt == other.lostAt
    }
}
