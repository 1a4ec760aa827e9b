/// Why a board does not take a light.
enum Refusal: String, Error, Sendable, CaseIterable {
    /// It is not the code word.
    case word
    /// There are as many lights as a board has.
    case full
    /// As many lights come from that machine as may.
    case machine
    /// Nobody here understands what was said, as with an older companion.
    case language
}

/// Somebody who has been sent away, as far as the board knows them.
struct Refused: Equatable, Sendable {
    var name: RoomName?
    /// Where they ask from; nil for the board's own machine.
    var machine: String?
    var reason: Refusal
    var at: Double

    var text: String {
        let reason =
            switch reason {
            case .word: "that is not the code word"
            case .full: "the board is full"
            case .machine: "too many lights of one machine; --per-machine 30 takes more"
            case .language: "another version of the companion"
            }
        let who = name?.text ?? "somebody"
        return "Refused: \(who)\(machine.map { " at " + $0 } ?? "") · \(reason)"
    }
}
