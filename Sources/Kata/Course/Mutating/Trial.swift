/// A fault, and what came of running the tests on it.
package struct Trial: Equatable, Sendable, Codable {
    package enum Outcome: String, Sendable, Codable {
        /// A test failed, crashed or came to no end.
        case noticed
        /// All tests passed.
        case unnoticed
        /// All tests passed, because none runs the place.
        case unreached
        /// All tests passed, and there is a reason to leave it at that.
        case waived
        /// The compiler makes the same of it.
        case changesNothing
        case doesNotCompile

        /// Whether a test is missing, or a reason.
        package var isOpen: Bool { self == .unnoticed || self == .unreached }
    }

    package var fault: Fault
    package var outcome: Outcome
    /// Why it is waved through.
    package var reason: String?

    package init(_ fault: Fault, _ outcome: Outcome, reason: String? = nil) {
        self.fault = fault
        self.outcome = outcome
        self.reason = reason
    }

    /// Whether nobody could ever tell the difference, as its reason says.
    var hasNothingToNotice: Bool {
        outcome == .waived && reason?.hasPrefix("Changes nothing") ?? false
    }
}

/// What came of all faults of some code.
package struct Trials: Equatable, Sendable, Codable {
    package var all: [Trial]
    /// What was waved through and is not there any more, or not in these words.
    package var stale: [Waiver]

    /// - Parameter waivers: what is waved through of what nobody noticed.
    package init(_ trials: [Trial], waivers: [Waiver] = []) {
        all = trials.map { trial in
            let waiver = waivers.first { $0.isAbout(trial.fault) }
            guard trial.outcome.isOpen, let waiver else { return trial }
            return Trial(trial.fault, .waived, reason: waiver.reason)
        }
        stale = waivers.filter { waiver in
            !trials.contains {
                waiver.isAbout($0.fault) && ($0.outcome.isOpen || $0.outcome == .waived)
            }
        }
    }

    package func count(_ outcome: Trial.Outcome) -> Int { all.count { $0.outcome == outcome } }

    /// Those that compile and change something.
    package var faults: Int { all.count - count(.doesNotCompile) - count(.changesNothing) }

    /// Those that no test noticed and nobody gave a reason for.
    package var open: [Fault] { all.filter(\.outcome.isOpen).map(\.fault) }

    /// How many of a hundred are noticed, of those that somebody could notice; 100 where there are
    /// none.
    package var share: Int {
        let noticeable = faults - all.count(where: \.hasNothingToNotice)
        return noticeable == 0 ? 100 : count(.noticed) * 100 / noticeable
    }
}
