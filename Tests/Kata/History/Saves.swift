@testable import kata

/// Saves for tests to tell stories with: each as short to write as to say.
extension Entry {
    enum Change { case tests, code, both, nothing }

    static func red(
        _ failing: String..., passing: [String] = [], disabled: [String] = [],
        changed: Change = .tests, at time: Double = 0
    ) -> Entry {
        Entry(time, .red, passing, failing, disabled, changed)
    }

    static func green(
        _ passing: String..., disabled: [String] = [], changed: Change = .code,
        at time: Double = 0
    ) -> Entry {
        Entry(time, .green, passing, [], disabled, changed)
    }

    static func refactor(
        _ passing: String..., disabled: [String] = [], changed: Change = .code,
        at time: Double = 0
    ) -> Entry {
        Entry(time, .refactor, passing, [], disabled, changed)
    }

    /// The tests do not compile, or the code, as `changed` says.
    static func amber(changed: Change, at time: Double = 0) -> Entry {
        var entry = Entry(time, .amber, [], [], [], changed)
        entry.isBrokenInTests = changed == .tests
        return entry
    }

    static func dark(disabled: String...) -> Entry {
        Entry(0, .dark, [], [], disabled, .nothing)
    }

    /// A run that ended while `test` was running, after those that are passing.
    static func crash(in test: String, passing: [String] = []) -> Entry {
        var entry = Entry(0, .red, passing, [test], [], .code)
        entry.isCutShort = true
        return entry
    }

    func advised(_ advice: Coach.Kind) -> Entry {
        var entry = self
        entry.advice = advice
        return entry
    }

    /// What the companion has written, and nobody has changed.
    var given: Entry {
        var entry = self
        (entry.isGiven, entry.changedTests, entry.changedCode) = (true, false, false)
        return entry
    }

    func predicted(green: Bool) -> Entry {
        var entry = self
        entry.prediction = green
        return entry
    }

    private init(
        _ time: Double, _ light: Light, _ passing: [String], _ failing: [String],
        _ disabled: [String], _ changed: Change
    ) {
        self.init(
            time: time, light: light, passing: passing, failing: failing, disabled: disabled,
            changedTests: changed == .tests || changed == .both,
            changedCode: changed == .code || changed == .both)
    }
}
