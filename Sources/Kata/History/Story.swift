/// The story of an exercise: its cycles, and what they say of the learner's way.
struct Story: Equatable, Sendable, Codable {
    var name: String
    var saves: Int
    var cycles: [History.Cycle]
    /// The learner's tests that were seen red before they were green.
    var seenRed: [String]
    var tests: [String]
    var predictionsRight: Int
    var predictions: Int
    var lights: [Light]

    init(_ name: String, _ history: History) {
        let last = history.entries.last(where: \.isWhole)
        self.name = name
        saves = history.saves.count
        cycles = history.cycles
        tests = (last?.tests ?? []).sorted()
        seenRed = history.seenRed.intersection(tests).sorted()
        (predictionsRight, predictions) = history.predictions
        lights = history.saves.map(\.light)
    }
}
