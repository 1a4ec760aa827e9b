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

    init(
        left: [String], short: [String] = [], of all: Int, tests: Int, before testsBefore: Int
    ) {
        self.left = left
        self.short = short
        self.all = all
        self.tests = tests
        self.testsBefore = testsBefore
    }

    var isDone: Bool { left.isEmpty && short.isEmpty && tests >= testsBefore }
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

    var enabledTests: Int { tests.count { !$0.isDisabled } }

    func place(ofTest name: String) -> String? {
        for path in paths {
            let test = Tree([path: files[path] ?? ""]).tests.first { $0.isCalled(name) }
            guard let function = test?.function.prefix(while: { $0 != "(" }) else { continue }
            let line = files[path]?.lines.firstIndex { $0.contains("func \(function)(") }
            return "\(path):\((line ?? 0) + 1)"
        }
        return nil
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
