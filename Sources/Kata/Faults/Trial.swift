struct Trial: Equatable, Sendable, Codable {
    enum Outcome: String, Sendable, Codable {
        case noticed
        /// The tests crashed, or came to no end: that is noticed, too.
        case crashed
        /// The tests came to no result, as something outside of them ended the run.
        case undecided
        case unnoticed
        /// All tests passed, because none runs the place.
        case unreached
        /// All tests passed, and there is a reason to leave it at that.
        case waived
        /// The compiler makes the same of it.
        case changesNothing
        case doesNotCompile

        init(_ verdict: Verdict) {
            self =
                switch verdict {
                case .doesNotCompile: .doesNotCompile
                case .green, .empty: .unnoticed
                case let verdict where verdict.isNoticed: verdict.isCutShort ? .crashed : .noticed
                default: .undecided
                }
        }

        var isNoticed: Bool { self == .noticed || self == .crashed }

        /// Whether a test is missing, or a reason, or a result.
        var isOpen: Bool { [.unnoticed, .unreached, .undecided].contains(self) }
    }

    var fault: Fault
    var outcome: Outcome
    var reason: String?

    init(_ fault: Fault, _ outcome: Outcome, reason: String? = nil) {
        self.fault = fault
        self.outcome = outcome
        self.reason = reason
    }

    /// Whether nobody could ever tell the difference, as its reason says.
    var hasNothingToNotice: Bool {
        outcome == .waived && reason?.hasPrefix("Changes nothing") ?? false
    }
}

struct Trials: Equatable, Sendable, Codable {
    var all: [Trial]
    /// What was waved through and is not there any more, or not in these words.
    var stale: [Waiver]

    /// - Parameter waivers: what is waved through of what nobody noticed.
    init(_ trials: [Trial], waivers: [Waiver] = []) {
        all = trials.map { trial in
            let waiver = waivers.first { $0.isAbout(trial.fault) && $0.saysWhy }
            guard trial.outcome.isOpen, let waiver else { return trial }
            return Trial(trial.fault, .waived, reason: waiver.reason)
        }
        stale = waivers.filter { waiver in
            !trials.contains {
                // A crash, or no end, may be the machine's: where much else goes on, a run is slow.
                waiver.isAbout($0.fault)
                    && ($0.outcome.isOpen || [.waived, .crashed].contains($0.outcome))
            }
        }
    }

    func count(_ outcome: Trial.Outcome) -> Int { all.count { $0.outcome == outcome } }

    /// Those that no one could notice: the compiler makes the same of them, or a reason says so.
    var changingNothing: Int {
        count(.changesNothing) + all.count(where: \.hasNothingToNotice)
    }

    var faults: Int { all.count - count(.doesNotCompile) - changingNothing }

    var noticed: Int { all.count(where: \.outcome.isNoticed) }

    /// Those that change something, and have a reason.
    var excused: Int { count(.waived) - all.count(where: \.hasNothingToNotice) }

    /// In words: how many are noticed, of how many, and how many change nothing.
    var summary: String {
        "\(noticed) of \(counted(faults, "fault")) noticed"
            + (changingNothing == 0
                ? ""
                : ", \(changingNothing) \(changingNothing == 1 ? "changes" : "change") nothing")
    }

    /// Those that no test noticed and nobody gave a reason for.
    var open: [Fault] { all.filter(\.outcome.isOpen).map(\.fault) }

    /// How many of a hundred are noticed; 100 where there are none.
    var share: Int { faults == 0 ? 100 : noticed * 100 / faults }
}
