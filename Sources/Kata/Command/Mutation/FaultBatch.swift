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

    /// How many tests run first.
    private static let few = 5

    /// Patterns for a few tests that reach a spot, and little else.
    func filters(for spot: Int, in name: String) -> [String] {
        let tests = (reached[name] ?? [:]).filter { $0.value.contains(spot) }
            .sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
        // Only Swift Testing's ids are patterns: with parentheses.
        return tests.map(\.key).filter { $0.hasSuffix(")") }.prefix(Self.few)
            .map { "^" + NSRegularExpression.escapedPattern(for: $0) + "(/|$)" }
    }
}
