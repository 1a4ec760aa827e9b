import Foundation

/// What somebody's tests were, and noticed, when they were checked.
struct Noticed: Equatable, Sendable, Codable {
    /// Seconds since 1970.
    var time: Double
    /// The faulty versions that were noticed, in words.
    var faults: Set<String>
    /// The tests that ran, by their names.
    var tests: [String: Test]

    struct Test: Equatable, Sendable, Codable {
        /// A digest of what stands in it.
        var body: String
        var asserts: Bool
        /// The faulty versions that it noticed; nil where that has not been seen.
        var faults: Set<String>?
    }
}

/// What a check has seen of somebody's tests.
struct TestsSeen {
    var tests: [DeclaredTest]
    /// The names of functions that assert something.
    var asserting: Set<String>
    var own: Report
    /// On code that is right; nil where that was not reached, and where they are to be red.
    var onOurs: Report?
    var faults: [(title: String, report: Report, isNoticed: Bool)]
    /// Whether a test of this name may be as it is now, or gone, whatever it was.
    var mayBe: (String, DeclaredTest?) -> Bool

    /// What is less than it was; nil if nothing is, or where nothing compiles.
    func less(than old: Noticed, at now: Date) -> Less? {
        guard own.verdict != .doesNotCompile else { return nil }
        let lost = faults.filter {
            isWhole && old.faults.contains($0.title) && !$0.isNoticed && $0.report.verdict.isLasting
        }.map(\.title)
        let changes =
            lost.map { fault in
                let tests = old.tests.filter { $0.value.faults?.contains(fault) ?? false }
                return Less.Change(name: fault, kind: .notNoticed, test: tests.keys.min())
            }
            + old.tests.sorted { $0.key < $1.key }.compactMap { name, test in
                kind(name, test, old, lost).map { Less.Change(name: name, kind: $0) }
            }
        let when = Date(timeIntervalSince1970: old.time).inWords(at: now)
        return changes.isEmpty ? nil : Less(since: old.time, when: when, changes: changes)
    }

    /// What to keep for the next check: the better one, until what is less is mended. A test that is
    /// gone is missed once, if all is noticed that was.
    func noticed(after old: Noticed?, _ less: Less?, at now: Date) -> Noticed? {
        guard own.isGreen else { return old }
        let running = tests.filter { isRunning($0) && !$0.isEmpty }.map { test in
            let faults = isWhole ? noticed(by: test) : nil
            let asserts = asserting.contains(test.base)
            return (test.name, Noticed.Test(body: test.digest, asserts: asserts, faults: faults))
        }
        let seen = isWhole ? faults.filter(\.isNoticed).map(\.title) : []
        var new = Noticed(
            time: now.timeIntervalSince1970, faults: Set(seen).union(old?.faults ?? []),
            tests: Dictionary(running) { first, _ in first })
        let changes = less?.changes ?? []
        guard let old, !isWhole || changes.contains(where: \.kind.isLasting) else { return new }
        new.time = old.time
        for (name, test) in old.tests
        where new.tests[name] != nil || changes.contains(where: { $0.name == name }) {
            new.tests[name] = test
        }
        return new
    }

    private var isWhole: Bool { own.isGreen && onOurs?.isGreen ?? false }

    /// What has become of a test; nil if nothing has, or something better.
    private func kind(_ name: String, _ test: Noticed.Test, _ old: Noticed, _ lost: [String])
        -> Less.Kind?
    {
        let before = test.faults ?? []
        let new = tests.filter { old.tests[$0.name] == nil }
        let isReplaced =
            isWhole && !before.isEmpty
            && before.isSubset(of: new.reduce(into: Set()) { $0.formUnion(noticed(by: $1)) })
        let all = tests.filter { $0.name == name } + new.filter { $0.digest == test.body }
        let same = all.first(where: isRunning) ?? all.first
        if mayBe(name, same) { return nil }
        guard let same else { return isReplaced ? nil : .gone }
        if !isRunning(same) { return .disabled }
        if test.asserts, noticed(by: same).isEmpty, !asserting.contains(same.base) {
            return .assertsNothing
        }
        if test.faults != nil, own.isGreen, onOurs?.failing.contains(same.name) ?? false {
            return .redOnOurs
        }
        let known = faults.filter { before.contains($0.title) }
        let isBlind = known.allSatisfy { outcomes(of: same, in: $0.report) == [.passed] }
        return isWhole && !isReplaced && !known.isEmpty && isBlind && before.isDisjoint(with: lost)
            ? .noticesNothing : nil
    }

    private func isRunning(_ test: DeclaredTest) -> Bool {
        !test.isDisabled && outcomes(of: test, in: own) != [.skipped]
    }

    private func outcomes(of test: DeclaredTest, in report: Report) -> Set<TestResult.Outcome> {
        Set(report.tests.filter { $0.name == test.name }.map(\.outcome))
    }

    private func noticed(by test: DeclaredTest) -> Set<String> {
        Set(faults.filter { $0.report.failing.contains(test.name) }.map(\.title))
    }
}

extension DeclaredTest {
    fileprivate var digest: String { "\(Digest(body ?? []))" }
}
