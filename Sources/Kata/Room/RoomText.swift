import Foundation

/// A text of one kind, which is checked wherever it is read.
protocol CheckedText: RawRepresentable, Hashable, Codable, Sendable where RawValue == String {
    var text: String { get }
    /// - Returns: nil for what is none.
    init?(_ text: String)
}

extension CheckedText {
    var rawValue: String { text }
    init?(rawValue: String) { self.init(rawValue) }
}

/// What says whose light it is: known to the board and to one watcher, and to nobody else.
struct RoomToken: CheckedText {
    let text: String

    init(using source: inout some RandomNumberGenerator) {
        text = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &source), radix: 16) }
            .joined()
    }

    init?(_ text: String) {
        guard text.utf8.count == 32, text.wholeMatch(of: /[0-9a-f]+/) != nil else { return nil }
        self.text = text
    }
}

/// Where in the course a person is: a chapter, a step such as `3.12`, or an exercise.
struct RoomPlace: CheckedText {
    let text: String

    init?(_ text: String) {
        let isStep = text.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3})?/) != nil
        let isExercise = text.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil
        guard isStep || isExercise else { return nil }
        self.text = text
    }

    /// As it is shown: the beginning of a chapter is no step.
    var shown: String { isStep && !text.contains(".") ? "chapter " + text : text }

    var isStep: Bool { text.utf8.first.map { $0 < 0x3A } ?? false }
}

/// The name that a person has chosen for a room's board: short, on one line, and only what can be seen.
struct RoomName: CheckedText {
    let text: String

    static let characters = 24
    static let bytes = 96

    /// Leaves out what a screen would not simply show, and cuts what is too long.
    ///
    /// - Returns: nil if nothing is left.
    init?(_ raw: String) {
        var text = ""
        var marks = 0
        // A name of any length costs no more than a long one.
        for scalar in raw.unicodeScalars.prefix(4 * Self.bytes) {
            let isMark = [.nonspacingMark, .enclosingMark].contains(
                scalar.properties.generalCategory)
            marks = isMark ? marks + 1 : 0
            guard scalar.isSeen, marks <= 2 else { continue }
            text.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
        }
        text = text.split(separator: " ").joined(separator: " ")
        text = String(text.prefix(Self.characters))
        while text.utf8.count > Self.bytes { text.removeLast() }
        while text.last == " " { text.removeLast() }
        if text.isEmpty { return nil }
        self.text = text
    }

    /// The name, with the first number behind it that makes it none of the others.
    func numbered(besides others: Set<String>) -> String {
        var (shown, number) = (text, 1)
        while others.contains(shown) {
            number += 1
            shown = "\(text) \(number)"
        }
        return shown
    }

    /// The name that the person has chosen now or earlier, or chooses when asked.
    static func chosen(_ given: String?, in world: World) throws -> RoomName {
        func keep(_ name: RoomName) -> RoomName {
            // Where it cannot be kept, it is asked for again another time.
            try? world.state.remember { $0.roomName = name.text }
            return name
        }
        if let given {
            guard let name = RoomName(given) else { throw RoomError.badName(given) }
            return keep(name)
        }
        if let name = world.state.progress().roomName.flatMap(RoomName.init(_:)) { return name }
        guard world.terminal.isInteractive else { throw RoomError.noName }
        while let answer = world.terminal.ask("Which name shall the board show? ") {
            if let name = RoomName(answer) { return keep(name) }
        }
        throw RoomError.noName
    }
}

extension Unicode.Scalar {
    /// Whether it shows as itself, or as a space between words.
    fileprivate var isSeen: Bool {
        if properties.isWhitespace { return true }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            false
        default: true
        }
    }
}

/// All that a watcher posts: what it tells of a person.
struct RoomSignal: Codable, Equatable, Sendable {
    var token: RoomToken
    var name: RoomName
    var place: RoomPlace?
    /// Nil as long as nothing has run.
    var light: Light?
    /// For how long the light has been so.
    var seconds = 0
    var asksForHelp = false
    var leaves = false
}

struct BoardAnswer: Codable, Equatable, Sendable {
    /// Where everybody is called; nil where nobody is.
    var call: Gathering?
    var refusal: Refusal?
}

/// The call to come to a step; nobody has to.
struct Gathering: Codable, Equatable, Sendable {
    var place: RoomPlace
    /// What tells it from an earlier one to the same place.
    var number: Int

    /// For how many seconds it is told.
    static let time = 900.0
}

/// Why a board does not take a light.
enum Refusal: String, Codable, Error, Sendable, CaseIterable {
    case word
    case guesses
    case full
    /// As many lights come from that machine as may.
    case machine
    /// Nobody here understands what was said, as with an older companion.
    case language
}

/// Where a board listens and the word that opens it, such as `192.168.1.7:7357/blue-otter-47`.
struct RoomAddress: Equatable, Sendable {
    var host: String
    var port: Int
    var word: String

    /// Where a board listens unless it is told otherwise.
    static let port = 7357

    var text: String { "\(host):\(port)/\(word)" }
}

extension RoomAddress {
    /// Reads an address as people type it; nil for what is none.
    init?(_ text: String) {
        let text = text.lowercased()
        guard
            let match = text.wholeMatch(
                of: /(?:[a-z]+:\/\/)?([a-z0-9][a-z0-9.-]{0,252})(?::([0-9]{1,5}))?\/([^\/]+)\/?/)
        else { return nil }
        let port = match.2.map { Int($0) ?? 0 } ?? Self.port
        let word = String(match.3).replacing(" ", with: "-")
        guard (1...65535).contains(port), CodeWord.isValid(word) else { return nil }
        self.init(host: String(match.1), port: port, word: word)
    }
}

enum RoomError: HelpfulError, Equatable {
    case noAddress(String)
    case noName
    case badName(String)
    case badWord(String)
    case taken(Int)
    case noPlace(String)

    func text(_ kata: Invocation) -> String {
        let join = "watch --room 192.168.1.7:7357/blue-otter-47"
        return switch self {
        case .noAddress(let text):
            "error: “\(text.printable)” is no room's address\n  The board shows its"
                + " address. It looks like this: \(kata(join))"
        case .noName:
            "error: which name shall the board show?\n  Choose one: \(kata(join + " --name Ada"))"
        case .badName(let text):
            "error: “\(text.printable)” has no letter that could be shown as a name\n  Choose"
                + " another: \(kata(join + " --name Ada"))"
        case .badWord(let word):
            "error: “\(word.printable)” is no code word\n  Use small letters, digits and hyphens:"
                + " \(kata("room --word blue-otter-47"))"
        case .taken(let port) where port > 65535:
            "error: there is no port \(port): the last one is 65535\n  Take another:"
                + " \(kata("room --port \(RoomAddress.port)"))"
        case .taken(let port):
            "error: nothing can listen at port \(port)\n  Perhaps a board is open already. Or take"
                + " another port: \(kata("room --port \(port > 60_000 ? port - 10 : port + 10)"))"
        case .noPlace(let text):
            "“\(text.prefix(20).description.printable)” is no chapter, step or exercise. Type it"
                + " like 3.12, and then Enter."
        }
    }

    var exitCode: Int32 { 64 }
}

/// What opens a room's board: two short words and a number, easily said aloud.
enum CodeWord {
    static func random(using source: inout some RandomNumberGenerator) -> String {
        let first = adjectives[Int.random(in: adjectives.indices, using: &source)]
        let second = animals[Int.random(in: animals.indices, using: &source)]
        return "\(first)-\(second)-\(Int.random(in: numbers, using: &source))"
    }

    /// Letters and digits that nobody guesses, none of which looks like another.
    static func letters(using source: inout some RandomNumberGenerator) -> String {
        let all = Array("abcdefghkmnpqrstuvwxyz23456789")
        let parts = (0..<2).map { _ in
            String((0..<5).map { _ in all[Int.random(in: all.indices, using: &source)] })
        }
        return parts.joined(separator: "-")
    }

    static func isValid(_ word: String) -> Bool {
        word.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && word.utf8.count <= 40
    }

    /// NB: the words alone are 4,757, which a program has guessed before a lesson is over.
    static let numbers = 10...99

    static let adjectives = words(
        """
        amber big blue bold brave bright brown calm clean clear cool cosy early fair fast fine free
        fresh glad gold grand green happy icy jolly keen kind late light lively loud lucky merry
        mild neat new nice old open pink plain proud pure quick quiet red rich ripe round royal
        sharp shy silver slow small smart soft sunny sweet swift tall tidy warm white wide wild wise
        """)

    static let animals = words(
        """
        ant badger bat bear beaver bee bison camel cat cow crab crane crow deer dog dolphin donkey
        duck eagle eel elk falcon finch fish fly fox frog goat goose hare hawk hen heron horse koala
        lamb lark lion lizard llama lynx mole moose mouse otter owl ox panda parrot pig pony puffin
        rabbit raven robin salmon seal shark sheep snail spider swan tiger toad trout turtle whale
        wolf wren yak zebra
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0.isWhitespace }.map(String.init)
    }
}
