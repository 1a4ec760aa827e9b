/// Where advice about an exercise leads.
struct Signposts: Equatable, Sendable, Codable {
    /// The exercise's folder, such as `Exercises/04-BloggerHeadlines/Filename/`.
    var home: String
    /// The end of the learner's tests, where a new one goes, as `path:line`.
    var endOfTests: String
    /// The first test of the list that is not enabled; nil if there is none.
    var disabledTest: DisabledTest?
    /// The first test that is enabled, and in which nothing stands; nil if there is none.
    var emptyTest: String?
    /// Where each test begins, as `path:line`, by its name.
    var tests: [String: String]
    var changedCode: String?
    var changedTests: String?
    /// The tests that were given and are not as they were.
    var otherTests: [ChangedTest]
    /// What to say of tests that nobody runs, with their places.
    var unrun: [String]
    var sequel: Sequel

    var isPart: Bool {
        if case .part = sequel { true } else { false }
    }

    struct DisabledTest: Equatable, Sendable, Codable {
        var place: String
        /// Whether a line in the test skips it, as XCTest has it.
        var usesXCTest: Bool
    }

    init(_ exercise: Exercise, _ files: Tree, sequel: Sequel) {
        self.sequel = sequel
        home = exercise.home
        let tests = files.paths.filter { $0.isTests && $0.isSwift }
        let suite = tests.first { $0.hasSuffix("/\(exercise.name)Tests.swift") }
        if let path = suite ?? tests.first {
            endOfTests = "\(home)\(path):\(max(1, files[path]?.lines.count ?? 1))"
        } else {
            endOfTests = home + "Tests/"
        }
        self.tests = Dictionary(
            files.placedTests.map { ($0.test.name, "\(exercise.home)\($0.path):\($0.line)") }
        ) { first, _ in first }
        let (starter, plain) = (exercise.starter.plain, files.plain)
        func firstChange(inTests: Bool) -> String? {
            let path = starter.changes(to: plain).first { $0.isTests == inTests }
            guard let path else { return nil }
            let before = starter[path] ?? ""
            let line = Difference.firstLine(in: before, plain[path] ?? "") ?? 1
            let words = before.lines.dropFirst(line - 1).first?.trimmed ?? ""
            return "\(exercise.home)\(path):\(line)" + (words.isEmpty ? "" : " was: \(words)")
        }
        changedCode = firstChange(inTests: false)
        changedTests = firstChange(inTests: true)
        otherTests = files.changedTests(since: starter)
        unrun = files.unrunNotes(in: home)
        emptyTest = files.tests.first { !$0.isDisabled && $0.isEmpty }?.name
        for path in tests {
            for (index, line) in (files[path]?.lines ?? []).enumerated() {
                let usesXCTest = line.contains("XCTSkip")
                guard usesXCTest || line.contains(".disabled") else { continue }
                disabledTest = DisabledTest(
                    place: "\(home)\(path):\(index + 1)", usesXCTest: usesXCTest)
                return
            }
        }
    }

    /// Where the test called `name` begins; the class before it may be left out.
    func place(ofTest name: String?) -> String? {
        guard let name else { return nil }
        return tests[name] ?? tests.first { $0.key.hasSuffix("." + name) }?.value
    }
}
