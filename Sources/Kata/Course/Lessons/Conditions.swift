/// How tests are run, as commands such as `swift test --filter BloggerTests` say.
package struct Conditions: Equatable, Sendable {
    /// Patterns of which a test's name, `Module.Suite/test`, has to contain one; none means all.
    package var filters: [String]
    /// How often the tests run in the same folder; the last time counts.
    package var times: Int
    /// Which of the faults that a module holds is in force, 0 for none; nil if no module holds any.
    package var fault: Int?
    /// Whether the run ends with the first test that fails: that one says enough.
    package var stopsAtFailure: Bool
    /// Seconds of a core that the run may use; nil where the limits of all say it.
    package var work: Int?
    /// Which of several runs of the very same this is, where they are to be compared.
    package var turn = 0

    package init(
        filters: [String] = [], times: Int = 1, fault: Int? = nil, stopsAtFailure: Bool = false,
        work: Int? = nil
    ) {
        self.filters = filters
        self.times = times
        self.fault = fault
        self.stopsAtFailure = stopsAtFailure
        self.work = work
    }

    /// Reads the lines of a shell; those that are not about `swift test` are passed over.
    init(commands: [String]) {
        let runs = commands.map { $0.words }.filter { $0.starts(with: ["swift", "test"]) }
        self.init(filters: runs.last?.values(of: "--filter") ?? [], times: max(1, runs.count))
    }
}

extension [String] {
    fileprivate func values(of option: String) -> [String] {
        zip(self, dropFirst()).filter { $0.0 == option }.map(\.1)
    }
}
