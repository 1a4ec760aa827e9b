/// The story of an exercise: its cycles, and what they say of the learner's way.
package struct Story: Equatable, Sendable, Codable {
    package var name: String
    package var saves: Int
    package var cycles: [History.Cycle]
    /// The learner's tests that were seen red before they were green.
    package var seenRed: [String]
    /// The tests at the end.
    package var tests: [String]
    package var predictionsRight: Int
    package var predictions: Int
    package var lights: [Light]

    package init(_ name: String, _ history: History) {
        let last = history.entries.last(where: \.isWhole)
        self.name = name
        saves = history.entries.count
        cycles = history.cycles
        tests = (last?.tests ?? []).sorted()
        seenRed = history.seenRed.intersection(tests).sorted()
        (predictionsRight, predictions) = history.predictions
        lights = history.entries.map(\.light)
    }
}
