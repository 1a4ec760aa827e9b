import Course
import Foundation

/// Many faults in one module, and which tests reach them.
struct FaultBatch {
    var faults: FaultyModule.Numbered
    var held: FaultyModule.Held
    /// For each module with tests the numbers of the spots that each test reaches.
    var reached: [String: [String: Set<Int>]] = [:]

    /// Whether a module with tests reaches a spot, as far as is known.
    func isReached(_ spot: Int, by name: String) -> Bool {
        reached[name]?.values.contains { $0.contains(spot) } ?? true
    }

    /// How many tests run first, and how many before all do.
    private static let (few, many) = (5, 40)

    /// Patterns for those tests that run first, as they reach a spot and little else, for more that
    /// reach it, and at last, as there are none, for all.
    func rounds(for spot: Int, in name: String) -> [[String]] {
        let tests = (reached[name] ?? [:]).filter { $0.value.contains(spot) }
            .sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        // Only Swift Testing's ids are patterns: with parentheses.
        let patterns = tests.map(\.key).filter { $0.hasSuffix(")") }
            .map { "^" + NSRegularExpression.escapedPattern(for: $0) + "(/|$)" }
        let first = [patterns.prefix(Self.few), patterns.prefix(Self.many).dropFirst(Self.few)]
        return first.filter { !$0.isEmpty }.map(Array.init) + [[]]
    }
}
