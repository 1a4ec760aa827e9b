/// Looks at the lights and the changes between them, and says one friendly sentence at a time.
enum Coach {
    /// What there is to notice, the most important first.
    enum Kind: String, Codable, Sendable, CaseIterable {
        case testVanished
        case codeBeforeRed
        case passedAtOnce
        case severalNewTests
        case severalFailing
        case bothChangedUnderGreen
        case longRed
    }

    /// How long a red may last before it is mentioned, in seconds.
    static let patience = 600.0

    /// What there is to say about the newest entry; nil if nothing. Each thing is said once.
    static func advice(on history: History) -> Kind? {
        guard let entry = history.entries.last else { return nil }
        let said = Set(history.entries.dropLast().map(\.advice))
        return Kind.allCases.first { !said.contains($0) && applies($0, to: entry, in: history) }
    }

    private static func applies(_ kind: Kind, to entry: Entry, in history: History) -> Bool {
        let grown = growth(since: history.lastRunBefore, to: entry)
        let newTests = history.lastRunBefore.map(entry.newTests) ?? []
        let hasUnseen = grown > 0 && !newTests.isSubset(of: history.seenRed)
        switch kind {
        case .testVanished:
            return entry.isWhole && entry.light != .dark && grown < 0
        case .codeBeforeRed:
            return entry.light.isGreen && entry.changedCode && entry.changedTests && hasUnseen
        case .passedAtOnce:
            return entry.light.isGreen && entry.changedTests && !entry.changedCode && hasUnseen
        case .severalNewTests:
            return grown > 1
        case .severalFailing:
            // Code that is broken on purpose may turn many tests red.
            let isSabotage = entry.changedCode && !entry.changedTests
            return entry.light == .red && entry.failing.count > 1 && !isSabotage
        case .bothChangedUnderGreen:
            return entry.light == .refactor && entry.changedTests && entry.changedCode
                && grown <= 0
        case .longRed:
            let start = history.sinceGreen.first { $0.light == .red || $0.light == .amber }
            guard let start, entry.light == .red || entry.light == .amber else { return false }
            return entry.time - start.time > patience
        }
    }

    /// How many tests have joined those of `before`; one with a new name has not.
    private static func growth(since before: Entry?, to entry: Entry) -> Int {
        guard let before else { return 0 }
        return entry.newTests(since: before).count - entry.goneTests(since: before).count
    }
}

extension Coach.Kind {
    /// Whether it is about how many tests there are, which a step may well ask for.
    var isOfCounting: Bool { [.testVanished, .severalNewTests, .severalFailing].contains(self) }

    /// In one sentence or two, for the learner.
    var sentence: String {
        switch self {
        case .testVanished:
            "A test is gone. If you did not mean that, look at its @Test, or at its name: `test…`."
        case .codeBeforeRed:
            "Test and code came together, so nobody has seen this test red. Break the code once."
        case .passedAtOnce:
            "This test passed at once. Break the code on purpose to see that it can fail."
        case .severalNewTests:
            "Several new tests at once. One at a time makes smaller steps."
        case .severalFailing:
            "More than one test is red. Disable all but one, and take them one by one."
        case .bothChangedUnderGreen:
            "Tests and code changed together under green. One of them should stand still."
        case .longRed:
            "Red for a good while. Is there a smaller step? You may also go back to the last green."
        }
    }
}
