/// What came of the faults of a subject, for other programs.
struct MutationJSON: Encodable {
    var name: String
    /// Those that compile and change something.
    var faults: Int
    var noticed: Int
    var changingNothing: Int
    var trials: [Row]
    var stale: [Waiver]
    /// Files with a part that was not read, so that faults are missing.
    var unread: [String]

    struct Row: Encodable {
        var path: String
        var line: Int
        var before: String
        var after: String
        var operation: String
        var question: String
        var outcome: String
        var reason: String?
    }

    init(_ subject: MutationSubject, _ trials: Trials) {
        name = subject.name
        faults = trials.faults
        noticed = trials.noticed
        changingNothing = trials.changingNothing
        stale = trials.stale
        unread = subject.unread.map(\.path) + subject.conditional.map(\.path)
        self.trials = trials.all.map { trial in
            let fault = trial.fault
            let place = subject.place(of: fault)
            return Row(
                path: place.path, line: place.line, before: fault.before,
                after: fault.after, operation: fault.operation.rawValue, question: fault.question,
                outcome: trial.outcome.rawValue, reason: trial.reason)
        }
    }
}
