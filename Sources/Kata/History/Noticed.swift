import Foundation

/// What somebody's tests noticed when they were green on their code and on code that is right.
struct Noticed: Equatable, Sendable, Codable {
    /// Seconds since 1970.
    var time: Double
    /// The step of a chapter; nil for an exercise.
    var step: String?
    /// The tests that noticed each faulty version, by a digest of this.
    var faults: [String: Set<String>]
    /// The names of the tests that ran, and were not empty.
    var tests: Set<String>
}

/// What a check has seen of somebody's tests.
struct TestsSeen {
    /// A faulty version, and what became of it.
    struct Fault {
        var title: String
        var code: Tree
        var report: Report
        var isNoticed: Bool

        fileprivate var digest: String { "\(Digest([title] + code.parts))" }
    }

    var step: String?
    var tests: [DeclaredTest]
    var own: Report
    /// On code that is right; nil where that was not reached, and where they are to be red.
    var onOurs: Report?
    var faults: [Fault]
    /// The names of the tests that are to stay; nil for all.
    var staying: Set<String>?

    /// Whether the tests are in order, so that what they notice can be compared.
    private var isWhole: Bool { own.isGreen && onOurs?.isGreen ?? false }

    private var running: Set<String> {
        let empty = tests.filter(\.isEmpty).map(\.name)
        return Set(own.tests.filter { $0.outcome == .passed }.map(\.name)).subtracting(empty)
    }

    /// What is less than it was; nil if nothing is, and where that cannot be told.
    func loss(since old: Noticed, at now: Date) -> Loss? {
        guard isWhole, old.step == step else { return nil }
        let lost = faults.filter { !$0.isNoticed && $0.report.verdict.isLasting }.compactMap {
            fault in
            old.faults[fault.digest].map {
                Loss.Change(name: fault.title, kind: .notNoticed, test: $0.min())
            }
        }
        let missing = old.tests.intersection(staying ?? old.tests).subtracting(running).sorted()
        let changes =
            lost
            + missing.compactMap { name in kind(name, old).map { .init(name: name, kind: $0) } }
        let when = Date(timeIntervalSince1970: old.time).inWords(at: now)
        return changes.isEmpty ? nil : Loss(since: old.time, when: when, changes: changes)
    }

    /// What has become of a test that does nothing any more; nil where it may have a new name.
    private func kind(_ name: String, _ old: Noticed) -> Loss.Kind? {
        if own.tests.contains(where: { $0.name == name && $0.outcome == .passed }) { return .empty }
        if (tests.map(\.name) + own.tests.map(\.name)).contains(name) { return .notRunning }
        return running.isSubset(of: old.tests) ? .gone : nil
    }

    /// What to keep for the next check: the better one, until what is less is mended. A test that is
    /// gone is missed once, if nothing else is less.
    func noticed(after old: Noticed?, _ loss: Loss?, at now: Date) -> Noticed? {
        let isMended = loss?.changes.allSatisfy { $0.kind == .gone } ?? true
        guard isWhole, isMended else { return old }
        let noticed = faults.filter(\.isNoticed).map { ($0.digest, $0.report.failing) }
        return Noticed(
            time: now.timeIntervalSince1970, step: step,
            faults: Dictionary(noticed) { first, _ in first }, tests: running)
    }
}

/// What tests notice less than they did at a check before.
struct Loss: Equatable, Sendable, Codable {
    /// Seconds since 1970, and in words.
    var since: Double
    var when: String
    var changes: [Change]

    /// What has become of a test, or of a faulty version and a test that noticed it.
    struct Change: Equatable, Sendable, Codable {
        var name: String
        var kind: Kind
        var test: String?
    }

    enum Kind: String, Sendable, Codable {
        case notNoticed, gone, notRunning, empty
    }

    /// The first faulty version that is not noticed any more, and a test that noticed it.
    var fault: Change? { changes.first { $0.kind == .notNoticed } }

    var text: String {
        let heading = fault == nil ? "Since the check" : "Your tests notice less than they did"
        let lines = changes.map { "  · " + $0.words }
        return (["\(heading) \(when):"] + lines.shown(lines: 6) + [""]).text
    }
}

extension Loss.Change {
    fileprivate var words: String {
        switch kind {
        case .notNoticed: "not noticed any more: \(name)" + (test.map { " (by “\($0)”)" } ?? "")
        case .gone: "“\(name)” is gone"
        case .notRunning: "“\(name)” does not run any more"
        case .empty: "“\(name)” is empty now"
        }
    }
}
