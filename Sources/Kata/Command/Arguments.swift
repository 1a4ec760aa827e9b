import Course
import Lab

/// What the words behind `kata` ask for.
enum Request: Equatable {
    case home
    case list
    case help(String?)
    case follow(Place)
    case compare(Place?)
    case check(String?, isStrict: Bool)
    case watch(String?, polls: Bool, isQuiet: Bool, isOnce: Bool)
    case log(String, asJSON: Bool)
    case hint(String?)
    case solution(String, evenIfNotDone: Bool)
    case reset(String)
    case verify(String?, asJSON: Bool)
    case bench(String?)
}

/// A call that cannot be understood, and what to type instead.
struct UsageError: Error, Equatable, CustomStringConvertible {
    var complaint: String
    var remedy: String

    var description: String { "error: \(complaint)\n  \(remedy)" }
}

/// A request and the limits for what it runs.
struct Arguments: Equatable {
    var request: Request
    var limits = Limits()

    init(request: Request, limits: Limits = Limits()) {
        self.request = request
        self.limits = limits
    }

    /// Reads the words behind `kata`.
    ///
    /// - Throws: `UsageError`.
    init(_ words: [String]) throws {
        var names: [String] = []
        var flags: Set<String> = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--seconds":
                limits.seconds = try Self.number(after: word, in: &rest)
            case "--memory":
                limits.memory = Int(try Self.number(after: word, in: &rest)) * 1_000_000
            case "--output":
                limits.output = Int(try Self.number(after: word, in: &rest)) * 1_000
            case "--json", "--show", "--strict", "--poll", "--quiet", "--once":
                flags.insert(word)
            case "-h", "--help":
                names.insert("help", at: 0)
            case _ where word.hasPrefix("-"):
                throw UsageError(
                    complaint: "there is no option \(word)",
                    remedy: "The options: swift run kata help \(names.first ?? "")")
            default:
                names.append(word)
            }
        }
        request = try Self.request(names, flags)
    }

    private static func request(_ names: [String], _ flags: Set<String>) throws -> Request {
        let first = names.dropFirst().first
        if names.count > 2 {
            throw UsageError(
                complaint: "“\(names[2])” is one word too many",
                remedy: "See: swift run kata help \(names[0])")
        }
        switch names.first {
        case nil, "home": return .home
        case "list": return .list
        case "help": return .help(first)
        case "follow": return .follow(try place(first, needed: true)!)
        case "compare": return .compare(try place(first, needed: false))
        case "check": return .check(first, isStrict: flags.contains("--strict"))
        case "watch":
            return .watch(
                first, polls: flags.contains("--poll"), isQuiet: flags.contains("--quiet"),
                isOnce: flags.contains("--once"))
        case "log": return .log(try name(first, "log"), asJSON: flags.contains("--json"))
        case "hint": return .hint(first)
        case "solution":
            return .solution(try name(first, "solution"), evenIfNotDone: flags.contains("--show"))
        case "reset": return .reset(try name(first, "reset"))
        case "bench": return .bench(first)
        case "verify": return .verify(first, asJSON: flags.contains("--json"))
        case let word?:
            let similar = nearest(to: word, among: Help.commands)
            throw UsageError(
                complaint: "there is no command \(word)",
                remedy: similar.first.map { "Did you mean: swift run kata \($0)" }
                    ?? "All commands: swift run kata help")
        }
    }

    private static func name(_ name: String?, _ command: String) throws -> String {
        guard let name else {
            throw UsageError(
                complaint: "\(command) of which exercise?",
                remedy: "Add its name: swift run kata \(command) Filename")
        }
        return name
    }

    private static func place(_ text: String?, needed: Bool) throws -> Place? {
        guard let text else {
            guard needed else { return nil }
            throw UsageError(
                complaint: "follow which chapter?",
                remedy: "Add its number: swift run kata follow 1")
        }
        guard let place = Place(text) else {
            throw UsageError(
                complaint: "“\(text)” is no chapter or step",
                remedy: "Write it like this: swift run kata follow 4, or 4.7 for a step")
        }
        return place
    }

    private static func number(after option: String, in rest: inout ArraySlice<String>) throws
        -> Double
    {
        guard let word = rest.popFirst(), let number = Double(word), number > 0, number < 1e9
        else {
            throw UsageError(
                complaint: "\(option) needs a number greater than 0",
                remedy: "For example: swift run kata check Filename \(option) 30")
        }
        return number
    }
}
