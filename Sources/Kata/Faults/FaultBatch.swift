import Foundation

/// Many faults in one module, and which tests reach them.
struct FaultBatch {
    var faults: FaultyModule.Numbered
    var held: FaultyModule.Held
    /// What each module with tests comes to while none of the faults is in force.
    var baselines: [String: Report]

    /// Whether a module with tests reaches a spot, as far as is known.
    func isReached(_ spot: Int, by name: String) -> Bool {
        baselines[name]?.reached?.values.contains { $0.contains(spot) } ?? true
    }

    /// How many tests run first, and how many before all do.
    private static let (few, many) = (5, 40)

    /// Patterns for those tests that run first, as they reach a spot and little else, for more that
    /// reach it, and at last, as there are none, for all.
    func rounds(for spot: Int, in name: String) -> [[String]] {
        let tests = (baselines[name]?.reached ?? [:]).filter { $0.value.contains(spot) }
            .sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        // Only Swift Testing's ids are patterns: with parentheses.
        let patterns = tests.map(\.key).filter { $0.hasSuffix(")") }
            .map { "^" + NSRegularExpression.escapedPattern(for: $0) + "(/|$)" }
        let first = [patterns.prefix(Self.few), patterns.prefix(Self.many).dropFirst(Self.few)]
        return first.filter { !$0.isEmpty }.map(Array.init) + [[]]
    }
}

extension Report {
    /// Seconds of a core that these tests, green so far, may use on a fault.
    ///
    /// One that never ends uses them up; tests on a slow machine are not to be taken for it.
    var workOnFault: Int { max(3, Int((3 * (work ?? 0)).rounded(.up))) }
}
