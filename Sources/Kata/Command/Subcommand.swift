/// One of the commands behind `kata`: how it is typed, and what it is for.
struct Subcommand: Sendable {
    /// The word behind a command, and what it may look like.
    enum Argument: Equatable, Sendable {
        case none
        case optional(String)
        case needed(String, example: String, question: String)
    }

    var name: String
    var argument = Argument.none
    /// What further words are called, if there may be any; empty if they belong to the argument.
    var others: String?
    var options: [Option] = []
    /// In a line of the overview.
    var summary: String
    var details: String
    var examples: KeyValuePairs<String, String> = [:]
    var request: @Sendable (Call) throws -> Request

    /// The command called `name`.
    ///
    /// - Parameter exercises: the names of exercises, for whoever left out the command.
    /// - Throws: `UsageError` with what was probably meant.
    static func called(_ name: String, exercises: () -> [String] = { [] }) throws -> Subcommand {
        if let command = all.first(where: { $0.name == name }) { return command }
        let complaint = "there is no command \(name)"
        if Place(name) != nil { throw UsageError(complaint, "Did you mean:", "follow \(name)") }
        if name == "done" { throw UsageError(complaint, "Did you mean:", "check") }
        let exercises = exercises()
        guard let meant = nearest(to: name, among: all.map(\.name) + exercises).first else {
            throw UsageError(complaint, "All commands:", "help")
        }
        throw exercises.contains(meant)
            ? UsageError(complaint, "Did you mean:", "check \(meant)", "watch \(meant)")
            : UsageError(complaint, "Did you mean:", meant)
    }

    /// The option of that name.
    ///
    /// - Throws: `UsageError` if the command does not know it.
    func option(called word: String) throws -> Option {
        if let option = (options + Option.places).first(where: { $0.name == word }) {
            return option
        }
        func knows(_ command: Subcommand) -> Bool { command.options.contains { $0.name == word } }
        let complaint = (name == "home" ? "kata alone" : name) + " knows no option \(word)"
        if let other = Self.all.first(where: knows) {
            throw UsageError(complaint, "It belongs to:", "\(other.name) \(word)")
        }
        let names = options.map { String($0.name.dropFirst(2)) }
        if let meant = nearest(to: word.filter { $0 != "-" }, among: names).first {
            throw UsageError(complaint, "Did you mean:", "\(name) --\(meant)")
        }
        throw UsageError(complaint, "See:", "help \(name)")
    }
}
