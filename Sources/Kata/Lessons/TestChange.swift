struct TestChange {
    /// Tests that are new or have been enabled.
    var added: [DeclaredTest]
    var prepared: [DeclaredTest]
    var removed: [DeclaredTest]
    /// Tests that are in another suite now, by their old place.
    var moved: [String: DeclaredTest] = [:]

    /// Compares the tests; one that only moves to another suite is neither new nor gone.
    init(_ moment: Moment) {
        let paths = Set(moment.changes)
        let before = Tree(moment.before.files.filter { paths.contains($0.key) }).tests
        let during = Tree(moment.during.files.filter { paths.contains($0.key) }).tests
        let old = Set(before.map(\.place))
        let new = Set(during.map(\.place))
        var gone = before.filter { !new.contains($0.place) }
        var come = during.filter { !old.contains($0.place) }
        for test in come {
            guard let origin = gone.firstIndex(where: { $0.function == test.function }) else {
                continue
            }
            moved[gone.remove(at: origin).place] = test
            come.removeAll { $0.place == test.place }
        }
        let sleeping = Set(before.filter(\.isDisabled).map(\.place))
        removed = gone
        prepared = come.filter(\.isDisabled)
        added = during.filter { test in
            !test.isDisabled && (come.contains(test) || sleeping.contains(test.place))
        }
    }
}
