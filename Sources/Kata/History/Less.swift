import Foundation

/// What tests notice less than they did at a check before.
struct Less: Equatable, Sendable, Codable {
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
        case notNoticed, gone, disabled, assertsNothing, redOnOurs, noticesNothing

        /// Whether it is named until it is mended.
        var isLasting: Bool { [.notNoticed, .disabled, .assertsNothing].contains(self) }
    }

    /// The first faulty version that is not noticed any more, and a test that noticed it.
    var lost: Change? { changes.first { $0.kind == .notNoticed } }

    var text: String {
        let heading = lost == nil ? "are not what they were" : "notice less than"
        return
            (["Your tests \(heading) last time (\(when)):"]
            + changes.map { "  · “\($0.name)” \($0.words)" }.shown() + [""]).text
    }
}

extension Less.Change {
    fileprivate var words: String {
        switch kind {
        case .notNoticed:
            "was noticed" + (test.map { " by “\($0)”" } ?? "") + ", and is not any more"
        case .gone: "was there, and is gone"
        case .disabled: "ran, and is disabled now"
        case .assertsNothing: "asserted something, and asserts nothing now"
        case .redOnOurs: "was green on code that is right, and is red there now"
        case .noticesNothing: "noticed a faulty version, and notices none now"
        }
    }
}

extension Date {
    /// Such as `today, 18:15`, and `2026-11-21 18:15` on any other day.
    func inWords(at now: Date) -> String {
        let isToday = Calendar.current.isDate(self, inSameDayAs: now)
        return DateFormatter.fixed((isToday ? "'today,'" : "yyyy-MM-dd") + " HH:mm")
            .string(from: self)
    }
}

extension DateFormatter {
    /// One that writes and reads dates in this form, wherever it is.
    static func fixed(_ form: String) -> DateFormatter {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = form
        return format
    }
}
