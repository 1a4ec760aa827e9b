import Foundation

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
