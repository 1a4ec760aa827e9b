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
        let (before, during) = (
            moment.before.only(paths.contains).tests, moment.during.only(paths.contains).tests
        )
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

extension Module {
    /// What `--filter` looks through: `Module.Suite/test()`, for each test in the files.
    var testNames: [String] {
        Tree(files).tests.map { test in
            name + "." + (test.suites + [test.function]).joined(separator: "/")
        }
    }
}

extension Tree {
    var disabledTests: [DeclaredTest] { tests.filter(\.isDisabled) }
    var awakeTests: [DeclaredTest] { tests.filter { !$0.isDisabled } }
}

extension DeclaredTest {
    /// What a list may call it: for XCTest its method, or what its skip says.
    var titles: [String] {
        isOfXCTest ? [function] + (reason.map { [$0] } ?? []) : [name]
    }
}
