/// How far the tests of a refactoring have come to better names.
struct Naming: Equatable, Sendable, Codable {
    /// The names that are to go, and are still there.
    var left: [String]
    /// The new names that are too short to say anything.
    var short: [String]
    /// How many names are to go.
    var all: Int
    /// How many tests there are, and how many there were.
    var tests: Int
    var testsBefore: Int
    /// A test of which not only the name is another.
    var changed: ChangedTest?

    var isDone: Bool {
        left.isEmpty && short.isEmpty && tests >= testsBefore && changed == nil
    }
}

extension Tree {
    func testNames(among names: [String]) -> [String] {
        let tests = tests
        return names.filter { name in tests.contains { $0.isCalled(name) } }
    }

    /// The names of its tests that `before` does not have, and that have less than three words.
    func shortTestNames(notIn before: Tree) -> [String] {
        let known = before.tests
        return tests.filter { test in
            !known.contains { $0.isCalled(test.name) } && test.wordsOfName < 3
        }
        .map(\.name)
    }

    var enabledTests: Int { awakeTests.count }

    func place(ofTest name: String) -> String? {
        placedTests.first { $0.test.isCalled(name) }.map { "\($0.path):\($0.line)" }
    }
}

extension DeclaredTest {
    /// Whether a person calls it so; the class of XCTest before it may be left out.
    fileprivate func isCalled(_ name: String) -> Bool {
        self.name == name || isOfXCTest && function == name
    }

    /// How many words its name has, written with spaces, as `aTestLikeThis` or `test_like_this`.
    fileprivate var wordsOfName: Int {
        (isOfXCTest ? String(function.dropFirst("test".count)) : name)
            .matches(of: /\p{Lu}?\p{Ll}+|\p{L}+/).count
    }
}
