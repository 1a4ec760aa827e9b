/// A request and the limits for what it runs.
struct Arguments: Equatable {
    var request: Request
    var limits = Limits()
    /// Where tests run; nil for what works here.
    var confinement: Confinement?
    /// Where the learner's state and finished work are kept; nil for the usual places.
    var state: String?
    var cache: String?
}

extension Arguments {
    /// Reads the words behind `kata`.
    ///
    /// - Parameter exercises: the names of exercises, asked for where a command is not understood.
    /// - Throws: `UsageError`.
    init(_ words: [String], exercises: () -> [String] = { [] }) throws {
        if words.contains(where: ["-h", "--help"].contains) {
            let topic = words.first { !$0.hasPrefix("-") }
            request = .help(try topic.map { try Subcommand.called($0, exercises: exercises).name })
            return
        }
        if words == ["--version"] {
            request = .version
            return
        }
        let isNamed = words.first?.hasPrefix("-") == false
        let command = try Subcommand.called(isNamed ? words[0] : "home", exercises: exercises)
        let call = try Call(words.dropFirst(isNamed ? 1 : 0), of: command)
        request = try command.request(call)
        limits = try call.limits()
        confinement = try call.confinement()
        state = call.value(.state)
        cache = call.value(.cache)
    }
}

/// The words behind a command, told apart.
struct Call {
    var command: Subcommand
    var argument: String?
    /// The words behind the argument, where the command takes any.
    var others: [String] = []
    /// What stands behind each option, by the option's name; nothing behind some.
    private var options: [String: String] = [:]

    /// - Throws: `UsageError` for a word that the command does not know.
    init(_ words: some Sequence<String>, of command: Subcommand) throws {
        self.command = command
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word.hasPrefix("-") {
                let option = try command.option(called: word)
                if option.value != nil, rest.first?.hasPrefix("--") ?? true {
                    throw Self.missing(option, command)
                }
                options[option.name] = option.value == nil ? "" : rest.removeFirst()
            } else if argument == nil, command.argument != .none {
                argument = word
            } else if command.others != nil {
                others.append(word)
            } else {
                throw UsageError("“\(word)” is one word too many", "See:", "help \(command.name)")
            }
        }
    }

    func has(_ option: Option) -> Bool { options[option.name] != nil }

    /// What stands behind the option; nil if it is not there.
    func value(_ option: Option) -> String? { options[option.name] }

    /// The word behind the command, which has to be there.
    func neededArgument() throws -> String {
        if let argument { return argument }
        guard case .needed(_, let example, let question) = command.argument else { return "" }
        throw UsageError(
            "\(command.name) \(question)?", "For example:", "\(command.name) \(example)")
    }

    /// A place in a chapter, written like `4` or `4.7`.
    static func place(_ text: String) throws -> Place {
        guard let place = Place(text) else {
            throw UsageError(
                "“\(text)” is no chapter or step", "Write it like this:", "follow 4", "follow 4.7")
        }
        return place
    }

    /// A number in the list of backups.
    static func number(_ text: String) throws -> Int {
        guard let number = Int(text), number > 0 else {
            throw UsageError("“\(text)” is no number of a backup", "See them all:", "back")
        }
        return number
    }

    /// The limits that are given, in seconds, megabytes and kilobytes.
    func limits() throws -> Limits {
        var limits = try number(.seconds).map { Limits(seconds: $0) } ?? Limits()
        limits.memory = try number(.memory).map { Int($0 * 1e6) } ?? limits.memory
        limits.output = try number(.output).map { Int($0 * 1e3) } ?? limits.output
        return limits
    }

    /// How many of something are asked for.
    func count(_ option: Option) throws -> Int? { try number(option).map { max(1, Int($0)) } }

    func confinement() throws -> Confinement? {
        guard let name = value(.confine) else { return nil }
        guard let confinement = Confinement(name: name) else {
            throw UsageError(
                "there is no confinement \(name)", "Write one of:",
                "\(command.name) --confine unshare", "\(command.name) --confine none")
        }
        return confinement
    }

    private func number(_ option: Option) throws -> Double? {
        guard let text = options[option.name] else { return nil }
        guard let number = Double(text), number > 0, number < 1e9 else {
            throw Self.missing(option, command)
        }
        return number
    }

    private static func missing(_ option: Option, _ command: Subcommand) -> UsageError {
        let need =
            switch option.value {
            case "FILE": "the name of a file"
            case "FOLDER": "the name of a folder"
            case let value? where Double(value) == nil: "a word such as \(value)"
            default: "a number greater than 0"
            }
        return UsageError(
            "\(option.name) needs \(need)",
            "For example:", "\(command.name) \(option.example)")
    }
}
