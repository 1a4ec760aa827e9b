/// A request and the limits for what it runs.
struct Arguments: Equatable {
    var request: Request
    var limits = Limits()
    /// Where tests run; nil for what works here.
    var confinement: Confinement?
    /// Where the learner's state and finished work are kept; nil for the usual places.
    var state: String?
    var cache: String?

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

    init(request: Request, limits: Limits = Limits()) {
        self.request = request
        self.limits = limits
    }
}
