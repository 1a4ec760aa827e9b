/// What a watcher says to the board, in a line.
enum GuestMessage: Equatable, Sendable {
    /// - Parameter token: what the board gave earlier, for the light that it belongs to.
    case join(word: String, token: RoomToken?, name: RoomName)
    case show(RoomSignal)
    case leave

    /// The version of what is said here, which both have to speak.
    static let version = "1"

    /// Reads a line; nil for what nobody would say.
    init?(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
            .map(String.init)
        switch words.first {
        case "join" where words.count == 5 && words[1] == Self.version:
            let token = RoomToken(words[3])
            guard token != nil || words[3] == "-", let name = RoomName(words[4]) else { return nil }
            self = .join(word: words[2], token: token, name: name)
        case "show" where words.count == 5:
            guard let signal = RoomSignal(Array(words.dropFirst())) else { return nil }
            self = .show(signal)
        case "leave" where words.count == 1: self = .leave
        default: return nil
        }
    }

    var line: String {
        switch self {
        case .join(let word, let token, let name):
            "join \(Self.version) \(word) \(token?.text ?? "-") \(name.text)"
        case .show(let signal):
            "show \(signal.place?.text ?? "-") \(signal.light?.rawValue ?? "-") \(signal.seconds) "
                + (signal.asksForHelp ? "help" : "-")
        case .leave: "leave"
        }
    }
}

extension RoomSignal {
    fileprivate init?(_ words: [String]) {
        let place = RoomPlace(words[0])
        let light = Light(rawValue: words[1])
        let isNumber = words[2].utf8.count <= 9 && words[2].utf8.allSatisfy { 0x30...0x39 ~= $0 }
        guard place != nil || words[0] == "-", light != nil || words[1] == "-", isNumber,
            let seconds = Int(words[2]), ["help", "-"].contains(words[3])
        else { return nil }
        self.init(place: place, light: light, seconds: seconds, asksForHelp: words[3] == "help")
    }
}

/// What the board says to a watcher, in a line.
enum BoardMessage: Equatable, Sendable {
    case welcome(RoomToken)
    /// The light has arrived.
    case seen
    case everybody(Gathering)
    case refused(Refusal)

    /// Reads a line; nil for what no board would say.
    init?(_ line: String) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        switch (words.first, words.count) {
        case ("welcome", 2):
            guard let token = RoomToken(words[1]) else { return nil }
            self = .welcome(token)
        case ("seen", 1): self = .seen
        case ("everybody", 3):
            guard let place = RoomPlace(words[1]), let number = Int(words[2]),
                (0...1_000_000).contains(number)
            else { return nil }
            self = .everybody(Gathering(place: place, number: number))
        case ("refused", 2):
            guard let refusal = Refusal(rawValue: words[1]) else { return nil }
            self = .refused(refusal)
        default: return nil
        }
    }

    var line: String {
        switch self {
        case .welcome(let token): "welcome \(token.text)"
        case .seen: "seen"
        case .everybody(let call): "everybody \(call.place.text) \(call.number)"
        case .refused(let refusal): "refused \(refusal.rawValue)"
        }
    }
}

/// The call to come to a step; nobody has to.
struct Gathering: Equatable, Sendable {
    var place: RoomPlace
    /// How many calls there have been until this one.
    var number: Int

    /// For how many seconds whoever joins is told of it.
    static let time = 900.0
}
