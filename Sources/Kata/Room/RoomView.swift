import Foundation

/// What a board shows at a moment: its people in the order in which they need somebody.
struct RoomView: Sendable {
    struct Row: Equatable, Sendable {
        var name: String
        var place: String
        var light: Light?
        var seconds: Int
        var state: State
    }

    enum State: Int, Sendable, Comparable {
        case asksForHelp
        /// Not green for a long time.
        case stuck
        case working
        /// Nothing has been heard for a while.
        case lost

        static func < (one: State, other: State) -> Bool { one.rawValue < other.rawValue }
    }

    var rows: [Row]
    var gathering: Gathering?
    var refused: Refused?

    /// After how many seconds without a green somebody may be stuck.
    static let long = 300.0
    /// For how many seconds a call for help outlives its light.
    static let patience = 60.0
    /// For how many seconds it is said that somebody was refused.
    static let news = 120.0

    init(rows: [Row], gathering: Gathering? = nil) {
        self.rows = rows
        self.gathering = gathering
    }

    init(_ board: RoomBoard, at now: Double) {
        gathering = board.gathering
        refused = board.refused.flatMap { now - $0.at < Self.news ? $0 : nil }
        let people = board.people.map { person in
            (person: person, state: Self.state(of: person, at: now))
        }
        let sorted = people.sorted { one, other in
            if one.state != other.state { return one.state < other.state }
            return one.person.key(in: one.state) < other.person.key(in: other.state)
        }
        rows = sorted.map { person, state in
            let from =
                switch state {
                case .asksForHelp: person.askedAt
                case .lost: person.lostAt
                case .stuck, .working: person.since
                }
            return Row(
                name: person.shown, place: person.place?.shown ?? "", light: person.light,
                seconds: max(0, Int(now - (from ?? now))), state: state)
        }
    }

    private static func state(of person: RoomBoard.Person, at now: Double) -> State {
        if let lostAt = person.lostAt, person.askedAt == nil || now - lostAt >= patience {
            return .lost
        }
        if person.askedAt != nil { return .asksForHelp }
        let isGreen = person.light?.isGreen ?? true
        return !isGreen && now - person.since >= long ? .stuck : .working
    }

    /// How many are at each place, the fullest first; those who are lost do not count.
    var places: [(place: String, count: Int)] {
        let there = rows.filter { $0.state != .lost && !$0.place.isEmpty }
        return Dictionary(grouping: there, by: \.place).map {
            (place: $0.key, count: $0.value.count)
        }
        .sorted { one, other in
            if one.count != other.count { return one.count > other.count }
            return one.place.compare(other.place, options: .numeric) == .orderedAscending
        }
    }

    /// How many have come to where everybody was called, and how many could.
    var gathered: (there: Int, all: Int)? {
        gathering.map { call in
            let all = rows.filter { $0.state != .lost }
            return (all.count { $0.place == call.place.shown }, all.count)
        }
    }
}

extension RoomBoard.Person {
    /// The longest wait first; who waits for nothing, by name.
    fileprivate func key(in state: RoomView.State) -> (Double, String, String) {
        let time =
            switch state {
            case .asksForHelp: askedAt ?? 0
            case .stuck: since
            case .working: 0.0
            case .lost: -(lostAt ?? 0)
            }
        return (time, shown.lowercased(), token.text)
    }
}
