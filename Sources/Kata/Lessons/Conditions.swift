/// How tests are run, as commands such as `swift test --filter BloggerTests` say.
struct Conditions: Equatable, Sendable {
    /// Patterns of which a test's name, `Module.Suite/test`, has to contain one; none means all.
    var filters: [String] = []
    /// How often the tests run in the same folder; the last time counts.
    var times = 1
    /// Which of the faults that a module holds is in force, 0 for none; nil if no module holds any.
    var fault: Int?
    /// Whether the run ends with the first test that fails: that one says enough.
    var stopsAtFailure = false
    /// Seconds of a core that the run may use; nil where the limits of all say it.
    var work: Int?
    /// Which of several runs of the very same this is, where they are to be compared.
    var turn = 0
    /// Whether the package lies in another folder, with another home and another user.
    var isElsewhere = false
    var timeZone: String?
}

/// What tests that hold code still must not depend on.
enum Circumstance: String, CaseIterable, Sendable, Codable {
    case order = "in the opposite order"
    case place = "elsewhere"
    /// In two zones 25 hours apart: in one of them it is another day than here.
    case dayBefore = "a day earlier"
    case dayAfter = "a day later"

    var conditions: Conditions {
        switch self {
        case .order: Conditions()
        case .place: Conditions(isElsewhere: true)
        case .dayBefore: Conditions(timeZone: "Pacific/Pago_Pago")
        case .dayAfter: Conditions(timeZone: "Pacific/Kiritimati")
        }
    }
}

extension Conditions {
    /// No test is run, and all is compiled.
    static let compiling = Conditions(filters: ["(?!)"])

    /// What tells them from all others, in words that are kept.
    var parts: [String] {
        ["\(filters.count)"] + filters + [
            "\(times)", "\(fault ?? -1)", "\(stopsAtFailure)", "\(work ?? -1)", "\(turn)",
            "\(isElsewhere)", timeZone ?? "",
        ]
    }

    /// Reads the lines of a shell; those that are not about `swift test` are passed over.
    init(commands: [String]) {
        let runs = commands.map { $0.words }.filter { $0.starts(with: ["swift", "test"]) }
        let words = runs.last ?? []
        let filters = zip(words, words.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
        self.init(filters: filters, times: max(1, runs.count))
    }
}
