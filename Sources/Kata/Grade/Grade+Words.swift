extension Grade {
    /// Whether tests were run for it.
    var isJudged: Bool { yourTestsOnYourCode != nil }

    var sights: String {
        guard !faults.isEmpty else { return "·" }
        let undecided = faults.count { $0 == .undecided }
        return "\(noticed == faults.count ? "✔" : "✘") \(noticed) of \(faults.count)"
            + (undecided > 0 ? ", \(undecided) without a result" : "")
    }

    var words: String {
        [
            state.words, part, isJudged ? yourTestsOnYourCode.words : nil,
            faults.isEmpty ? nil : sights,
        ]
        .compactMap(\.self).joined(separator: ", ")
    }
}

extension Grade.Square? {
    var words: String { self?.words ?? "·" }
}

extension Grade.Square {
    var words: String {
        switch self.verdict {
        case "green": return "✔ \(self.passed) passed"
        case "red" where self.all == self.passed: return "✘ between tests"
        case "red": return "✘ \(self.all - self.passed) failing"
        default: return "✘ \(self.summary)"
        }
    }
}
