extension Claim {
    /// No test is lost; only a refactoring may rename or delete one, and then it says which.
    func lostTests(_ report: Report) -> [Finding] {
        guard step.conditions.filters.isEmpty else { return [] }
        let lost = lostNames(report)
        guard !lost.isEmpty else { return [] }
        if let first = lost.first(where: { step.sign != .refactor || !isMentioned($0) }) {
            return [finding("no test is lost", "“\(first)” is gone, and the step does not name it")]
        }
        let new = TestChange(moment).added.map(\.name)
        if let first = new.first(where: { !isMentioned($0) }) {
            return [
                finding(
                    "the new name of a test in backticks",
                    "“\(first)” is new, and the step does not name it")
            ]
        }
        guard !report.tests.contains(where: { isMentioned($0.name) }) else { return [] }
        return [
            finding(
                "a test in backticks that keeps the promise of “\(lost[0])”",
                "“\(lost[0])” is gone, and the step names no test that is there")
        ]
    }

    /// The names of tests that are gone, and have not only moved to another suite.
    private func lostNames(_ report: Report) -> [String] {
        let present = Set(report.tests.map(\.id))
        var new = report.tests.filter { knownTests[$0.id] == nil }.map(\.name.ownName)
        return knownTests.filter { !present.contains($0.key) }.values.sorted().filter { name in
            guard let place = new.firstIndex(of: name.ownName) else { return true }
            new.remove(at: place)
            return false
        }
    }

    /// Whether the step's prose names the test in backticks; the class before it may be left out.
    private func isMentioned(_ name: String) -> Bool {
        step.mentions.contains { name == $0 || name.hasSuffix("." + $0) }
    }
}

extension String {
    /// A test's name without the class of XCTest before it.
    fileprivate var ownName: String {
        guard let dot = lastIndex(of: "."), !contains(" ") else { return self }
        return String(self[index(after: dot)...])
    }
}
