/// How commands are typed where their reader is: `swift run kata check`, or `kata check`.
struct Invocation: Equatable, Sendable {
    private var program: String
    /// What makes it shorter in this terminal; nil if nothing does.
    var pathCommand: String?

    static let swiftRun = Invocation(program: "swift run kata")
    /// By the launcher, where it is on the path.
    static let launcher = Invocation(program: "kata")

    /// The variable in which the launcher says that it is on the path.
    static let variable = "KATA_ON_PATH"

    init(in environment: [String: String]) {
        self = environment[Self.variable] == nil ? .swiftRun : .launcher
    }

    private init(program: String) { self.program = program }

    func callAsFunction(_ words: String) -> String {
        words.isEmpty ? program : program + " " + words
    }
}
