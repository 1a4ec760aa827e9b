/// What a run comes to.
enum Verdict: Equatable, Sendable, Codable {
    case doesNotCompile
    case red
    case green
    case empty
    /// The run ended before its closing event; `how` says in what way, such as `signal 4`.
    case crashed(how: String, during: String?)
    /// It used up its time, or that of a core.
    case timedOut(during: String?)
    case flooded(bytes: Int, during: String?)
    /// Something outside of the run ended it; or it used up what it may have of memory, by the
    /// signal that it raises itself (6).
    case killed(signal: Int, during: String?)
    /// These tests, or the run as a whole, came to one thing once and to another the next time.
    case flaky([String])

    /// Whether tests noticed something: what `check`, `grade`, `mutate`, `duel` and `verify` mean by it.
    ///
    /// They failed, crashed or left, or came to no end: with a limit of time, memory and output of
    /// their own they would be red. `Engine.patient` has run what may be the machine's again before
    /// anybody asks. What something outside has killed, or is flaky, says nothing.
    var isNoticed: Bool {
        switch self {
        case .red, .crashed, .timedOut, .flooded, .killed(6, _): true
        case .doesNotCompile, .green, .empty, .killed, .flaky: false
        }
    }

    /// Whether it is what the code comes to each time, and not what the moment made of it.
    var isLasting: Bool {
        switch self {
        case .doesNotCompile, .red, .green, .empty, .crashed: true
        case .timedOut, .flooded, .killed, .flaky: false
        }
    }

    /// Whether the run ended before all tests had their turn.
    var isCutShort: Bool {
        switch self {
        case .crashed, .timedOut, .flooded, .killed: true
        case .doesNotCompile, .red, .green, .empty, .flaky: false
        }
    }

    /// The test in which the run ended, where it was cut short.
    var running: String? {
        switch self {
        case .crashed(_, let test), .timedOut(let test), .flooded(_, let test),
            .killed(_, let test):
            test
        case .doesNotCompile, .red, .green, .empty, .flaky: nil
        }
    }

    /// In one word, for other programs.
    var name: String { String("\(self)".prefix { $0 != "(" }) }

    var summary: String {
        func during(_ test: String?) -> String { test.map { " in “\($0)”" } ?? "" }
        return switch self {
        case .doesNotCompile: "does not compile"
        case .red: "red"
        case .green: "green"
        case .empty: "empty: no test ran"
        case .crashed(let how, let test): "crashed\(during(test)): \(how)"
        case .timedOut(let test): "timed out\(during(test))"
        case .flooded(let bytes, let test): "flooded\(during(test)): more than \(bytes) bytes"
        case .killed(6, let test): "ran out of memory\(during(test))"
        case .killed(let signal, let test): "was killed\(during(test)) by signal \(signal)"
        case .flaky(let tests):
            "is flaky: red once and green once"
                + (tests.isEmpty
                    ? "" : ", in " + tests.map { "“\($0)”" }.joined(separator: ", "))
        }
    }

    /// How much it matters among others.
    var weight: Int {
        switch self {
        case .empty: 0
        case .green: 1
        case .red: 2
        case .crashed, .timedOut, .flooded, .killed, .flaky: 3
        case .doesNotCompile: 4
        }
    }
}
