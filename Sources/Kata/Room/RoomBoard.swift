import Foundation

/// The lights of a room: whose they are, and what became of them.
struct RoomBoard: Sendable {
    struct Person: Sendable {
        fileprivate(set) var name: RoomName
        /// The name, with a number behind it where somebody else has the same.
        fileprivate(set) var shown: String
        fileprivate(set) var place: RoomPlace?
        fileprivate(set) var light: Light?
        /// When the light became what it is.
        fileprivate(set) var since: Double
        /// When the first light came that was not green; nil after a green one, or none.
        fileprivate(set) var notGreenSince: Double?
        /// Whether they have come to where all are called, wherever they are now.
        fileprivate(set) var hasCome = false
        /// When this person asked for help; nil for whoever does not.
        fileprivate(set) var askedAt: Double?
        fileprivate(set) var seenAt: Double
        /// Where the light comes from; nil for the board's own machine.
        fileprivate let machine: NetworkAddress?

        func isAway(at now: Double) -> Bool { now - seenAt > RoomBoard.silence }
    }

    /// Somebody who has been sent away, as far as the board knows them.
    struct Refused: Equatable, Sendable {
        var name: RoomName?
        var machine: NetworkAddress?
        var reason: Refusal
        var at: Double

        var text: String {
            let reason =
                switch reason {
                case .word: "that is not the code word"
                case .guesses: "too many wrong code words; new lights have to wait a little"
                case .full: "the board is full"
                case .machine: "too many lights of one machine; --per-machine 30 takes more"
                case .language: "another version of the companion"
                }
            let who = name?.text ?? "somebody"
            return "Refused: \(who)\(machine.map { " at \($0)" } ?? "") · \(reason)"
        }
    }

    private(set) var people: [RoomToken: Person] = [:]
    private(set) var gathering: Gathering?
    private var gatheredAt = 0.0
    private(set) var refused: Refused?
    private let perMachine: Int
    private let most: Int

    /// After what silence a light is away, and when it is forgotten.
    static let silence = 20.0
    static let memory = 600.0
    /// No light is older than a day.
    private static let longest = 86_400

    /// - Parameter perMachine: how many lights a machine may have that is not the board's own.
    init(perMachine: Int = 4, most: Int = 400) {
        self.perMachine = perMachine
        self.most = most
    }

    mutating func take(_ signal: RoomSignal, from machine: NetworkAddress?, at now: Double)
        throws(Refusal)
    {
        let token = signal.token
        if signal.leaves {
            people[token] = nil
            return
        }
        let known = people[token]
        var person = if let known { known } else { try admitted(signal, from: machine, at: now) }
        if person.name != signal.name {
            (person.name, person.shown) = (signal.name, shown(signal.name, of: token))
        }
        let since = now - Double(min(max(0, signal.seconds), Self.longest))
        let isSame = person.place == signal.place && person.light == signal.light
        // A light that is told again has not moved by the time that the telling took.
        if !isSame || abs(person.since - since) > 5 { person.since = since }
        person.place = signal.place
        person.light = signal.light
        person.notGreenSince =
            signal.light?.isGreen ?? true ? nil : person.notGreenSince ?? person.since
        if let call = gathering, call.place == person.place { person.hasCome = true }
        person.askedAt = signal.asksForHelp ? person.askedAt ?? now : nil
        person.seenAt = now
        people[token] = person
    }

    private mutating func admitted(
        _ signal: RoomSignal, from machine: NetworkAddress?, at now: Double
    ) throws(Refusal) -> Person {
        let neighbours = people.filter { $0.value.machine == machine }
        // Whoever starts their watcher anew is not there twice.
        for (token, person) in neighbours where person.isAway(at: now) && person.name == signal.name
        { people[token] = nil }
        if machine != nil, neighbours.keys.count(where: { people[$0] != nil }) >= perMachine {
            guard drop(oneAwayOf: neighbours, at: now) else { throw .machine }
        }
        if people.count >= most {
            guard drop(oneAwayOf: people, at: now) else { throw .full }
        }
        return Person(
            name: signal.name, shown: shown(signal.name, of: signal.token), since: now, seenAt: now,
            machine: machine)
    }

    private mutating func drop(oneAwayOf people: [RoomToken: Person], at now: Double) -> Bool {
        let away = people.filter { $0.value.isAway(at: now) }
        guard let first = away.min(by: { $0.value.seenAt < $1.value.seenAt }) else { return false }
        self.people[first.key] = nil
        return true
    }

    private func shown(_ name: RoomName, of token: RoomToken) -> String {
        name.numbered(besides: Set(people.filter { $0.key != token }.map(\.value.shown)))
    }

    mutating func refuse(
        _ reason: Refusal, _ name: RoomName?, from machine: NetworkAddress?, at now: Double
    ) {
        refused = Refused(name: name, machine: machine, reason: reason, at: now)
    }

    /// - Parameter number: what no other call has.
    mutating func gather(at place: RoomPlace, number: Int, now: Double) {
        gathering = Gathering(place: place, number: number)
        gatheredAt = now
        people = people.mapValues { person in
            var person = person
            person.hasCome = person.place == place
            return person
        }
    }

    func call(at now: Double) -> Gathering? {
        now - gatheredAt < Gathering.time ? gathering : nil
    }

    mutating func clearUp(at now: Double) {
        people = people.filter { now - $0.value.seenAt <= Self.memory }
    }
}

/// What a board shows at a moment: its people in the order in which they need somebody.
struct RoomView: Sendable {
    struct Row: Equatable, Sendable {
        var name: String
        var place: String
        var light: Light?
        var seconds: Int
        var state: State
        var hasCome = false
    }

    enum State: Int, Sendable {
        case asksForHelp
        /// Not green for a long time.
        case stuck
        case working
        case away
    }

    var rows: [Row]
    var gathering: Gathering?
    var refused: RoomBoard.Refused?

    /// After how many seconds without a green somebody may be stuck.
    static let long = 300.0
    /// For how many seconds a call for help outlives its light.
    static let patience = 80.0
    /// For how many seconds it is said that somebody was refused.
    static let news = 120.0
}

extension RoomView {
    init(_ board: RoomBoard, at now: Double) {
        gathering = board.call(at: now)
        refused = board.refused.flatMap { now - $0.at < Self.news ? $0 : nil }
        let sorted = board.people.map { token, person in
            let state = Self.state(of: person, at: now)
            let from =
                switch state {
                case .asksForHelp: person.askedAt ?? now
                case .away: person.seenAt
                case .stuck: person.notGreenSince ?? person.since
                case .working: person.since
                }
            let row = Row(
                name: person.shown, place: person.place?.shown ?? "", light: person.light,
                seconds: max(0, Int(now - from)), state: state, hasCome: person.hasCome)
            // The longest wait first; who waits for nothing, by name.
            let wait = state == .working ? 0 : state == .away ? -from : from
            return (row: row, key: (state.rawValue, wait, person.shown.lowercased(), token.text))
        }
        rows = sorted.sorted { $0.key < $1.key }.map(\.row)
    }

    private static func state(of person: RoomBoard.Person, at now: Double) -> State {
        if person.isAway(at: now), person.askedAt == nil || now - person.seenAt >= patience {
            return .away
        }
        if person.askedAt != nil { return .asksForHelp }
        return person.notGreenSince.map { now - $0 >= long } == true ? .stuck : .working
    }

    var summary: String {
        let there = rows.filter { $0.state != .away }
        let away = rows.count - there.count
        let colours = Light.allCases.compactMap { light in
            let count = there.count { $0.light == light }
            return count > 0 ? "\(count) \(light.meaning)" : nil
        }
        return (["\(there.count) here"] + (away > 0 ? ["\(away) away"] : []) + colours)
            .joined(separator: " · ")
    }

    /// How many are at each place, the fullest first; those who are away do not count.
    var places: String {
        let there = rows.filter { $0.state != .away && !$0.place.isEmpty }
        let counts = Dictionary(grouping: there, by: \.place).mapValues(\.count)
        return counts.sorted { one, other in
            if one.value != other.value { return one.value > other.value }
            return one.key.compare(other.key, options: .numeric) == .orderedAscending
        }
        .map { "\($0.value) at \($0.key)" }.joined(separator: " · ")
    }

    /// How many have come to where everybody was called, and how many could.
    var gathered: String? {
        gathering.map { call in
            let all = rows.filter { $0.state != .away }
            let there = all.count(where: \.hasCome)
            return "Everybody to \(call.place.text): \(there) of \(all.count) are there."
        }
    }
}
