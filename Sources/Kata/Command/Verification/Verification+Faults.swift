import Course

extension Verification {
    /// The stages that are judged by faults made by the machine: those with a file of reasons.
    var stagesWithReasons: [String] {
        Disk.names(in: project.url("Chapters")).filter { $0.hasSuffix(Self.reasons) }
            .map { String($0.dropLast(Self.reasons.count)) }
    }

    private static let reasons = ".waived.md"

    private static func path(ofReasonsFor stage: String) -> String { "Chapters/" + stage + reasons }

    /// How many of a hundred faults tests have to notice.
    private static let least = 95

    /// The faults that can be made in a stage, and its tests on each.
    func topic(ofFaultsIn stage: String) -> Topic {
        Topic(name: stage + " faults", basis: basis.chapters) { world in
            var quiet = world
            quiet.engine.progress = { _ in }
            guard let subject = try project.mutationSubject(ofStage: stage) else {
                let path = Self.path(ofReasonsFor: stage)
                let finding = Finding(
                    path: path, line: 1, expected: "the name of a stage that has tests",
                    actual: "no tests belong to Sources/\(stage)")
                return Subject(name: stage + " faults", checks: 1) { _ in [finding] }
            }
            return Subject(faultsIn: stage) { [quiet] in try quiet.trials(of: subject) }
        }
    }

    /// What of the faults is neither noticed nor has a reason, and reasons for none of them.
    ///
    /// - Parameter command: what is typed to hear more of a stage's faults.
    static func findings(
        on trials: Trials, of stage: String, command: (String) -> String
    ) -> [Finding] {
        let path = path(ofReasonsFor: stage)
        let open = trials.open.enumerated().map { index, fault in
            Finding(
                path: fault.path, line: fault.line,
                expected: "a test that notices, or a reason:\n"
                    + command("\(stage) --waive \(index + 1) --reason \"why\""),
                actual: "\(fault.before) → \(fault.after.isEmpty ? "(nothing)" : fault.after)")
        }
        let stale = trials.stale.map { waiver in
            Finding(
                path: path, line: waiver.line,
                expected: "a fault that no test notices; if the line has changed, a new reason:\n"
                    + command(stage),
                actual: "\(waiver.before) → \(waiver.after.isEmpty ? "(nothing)" : waiver.after)")
        }
        let few = Finding(
            path: path, line: 1,
            expected: "at least \(least) % noticed, whatever the reasons; see them:\n"
                + command(stage),
            actual: "\(trials.share) %")
        return open + stale + (trials.share < least ? [few] : [])
    }
}

extension Verification.Subject {
    /// What is proved by faults that the machine makes.
    init(faultsIn stage: String, trials: @escaping () throws -> Trials) {
        self.init(name: stage + " faults", checks: 0) { _ in [] }
        faults = (trials, stage)
    }
}
