/// Looks at the lights and the changes between them, and says one friendly sentence at a time.
package enum Coach {
    /// What there is to notice, the most important first.
    package enum Kind: String, Codable, Sendable, CaseIterable {
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

    /// What there is to say about the newest entry; nil if nothing, or if it has been said.
    package static func advice(on history: History) -> Kind? {
        guard let entry = history.entries.last else { return nil }
        let said = Set(history.sinceGreen.suffix(12).compactMap(\.advice))
            .union(history.entries.dropLast().suffix(3).compactMap(\.advice))
        return Kind.allCases.first { !said.contains($0) && applies($0, to: entry, in: history) }
    }

    private static func applies(_ kind: Kind, to entry: Entry, in history: History) -> Bool {
        let before = history.lastRunBefore
        let newTests = entry.tests.subtracting(before?.tests ?? [])
        let passedAtOnce = newTests.subtracting(history.seenRed)
        switch kind {
        case .testVanished:
            guard let before, entry.light != .amber, entry.light != .dark else { return false }
            let gone = before.tests.subtracting(entry.tests)
            return gone.count > newTests.count
        case .codeBeforeRed:
            return entry.light.isGreen && entry.changedCode && entry.changedTests
                && before != nil && !passedAtOnce.isEmpty
        case .passedAtOnce:
            return entry.light.isGreen && entry.changedTests && !entry.changedCode
                && before != nil && !passedAtOnce.isEmpty
        case .severalNewTests:
            return before != nil && newTests.count > 1
        case .severalFailing:
            return entry.light == .red && entry.failing.count > 1
        case .bothChangedUnderGreen:
            return entry.light == .refactor && entry.changedTests && entry.changedCode
                && newTests.isEmpty
        case .longRed:
            let start = history.sinceGreen.first { $0.light == .red || $0.light == .amber }
            guard let start, entry.light == .red || entry.light == .amber else { return false }
            return entry.time - start.time > patience
        }
    }
}

extension Coach.Kind {
    /// In one sentence or two, for the learner.
    package var sentence: String {
        switch self {
        case .testVanished:
            "A test is gone. If it had done its work, fine; if not, it may have lost its @Test."
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
