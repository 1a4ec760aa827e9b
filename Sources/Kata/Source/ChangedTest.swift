/// A test that was given, and is not as it was.
struct ChangedTest: Equatable, Sendable, Codable {
    var name: String
    /// The first of its lines that is new, as `path:line`, with what stood there.
    var place: String
}

extension Tree {
    /// The tests of `before` that have another body here, under their old names or new ones.
    func changedTests(since before: Tree) -> [ChangedTest] {
        let (given, now) = (before.tests, placedTests)
        let old = given.filter { !$0.isDisabled && !$0.isEmpty }
        let names = Set(given.map(\.name))
        let new = now.filter { !names.contains($0.test.name) }
        var others = new.filter { other in !old.contains { $0.body == other.test.body } }
        return old.compactMap { test in
            if let same = now.first(where: { $0.test.name == test.name }) {
                return same.test.body == test.body ? nil : change(of: test, in: same)
            }
            let isRenamed = new.contains { $0.test.body == test.body }
            return isRenamed || others.isEmpty ? nil : change(of: test, in: others.removeFirst())
        }
    }

    private func change(of old: DeclaredTest, in new: PlacedTest) -> ChangedTest {
        func body(_ test: DeclaredTest) -> [String] { test.lines.dropFirst().map(\.trimmed) }
        let line = body(new.test).firstIndex { !body(old).contains($0) }.map { $0 + 1 } ?? 0
        let was = body(old).first { !body(new.test).contains($0) && !$0.isEmpty }
        return ChangedTest(
            name: new.test.name,
            place: "\(new.path):\(new.line + line)" + (was.map { " was: \($0)" } ?? ""))
    }
}
