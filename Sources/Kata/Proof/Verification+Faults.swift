extension Verification {
    /// The stages that are judged by faults made by the machine: those with a file of reasons.
    var stagesWithReasons: [String] {
        get throws { try stages(with: Self.reasons) }
    }

    private static let reasons = ".waived.md"

    private static let least = 95

    /// The faults that can be made in a stage, and its tests on each.
    func topic(ofFaultsIn stage: String) -> Topic {
        Topic(name: stage + " faults", basis: basis.chapters) { world in
            guard let subject = try project.mutationSubject(ofStage: stage) else {
                let path = "Chapters/Faults/" + stage + Self.reasons
                return Subject(unreadable: Self.withoutTests(stage, at: path))
            }
            return Subject(faultsIn: subject, in: world)
        }
    }

    /// What of the faults is neither noticed nor has a reason, and reasons for none of them.
    ///
    /// - Parameter kata: writes what is typed.
    static func findings(on trials: Trials, of subject: MutationSubject, _ kata: Invocation)
        -> [Finding]
    {
        let open = trials.open.enumerated().map { index, fault in
            let place = subject.place(of: fault)
            return Finding(
                path: place.path, line: place.line,
                expected: "a test that notices, or a reason of at least five words:\n"
                    + kata(subject.command + " --waive \(index + 1) --reason \"why\""),
                actual: "\(fault.before) → \(fault.after.isEmpty ? "(nothing)" : fault.after)")
        }
        let stale = trials.stale.map { waiver in
            Finding(
                path: subject.waived, line: waiver.line,
                expected: "a fault that no test notices; if the line has changed, a new reason:\n"
                    + kata(subject.command),
                actual: "\(waiver.before) → \(waiver.after.isEmpty ? "(nothing)" : waiver.after)")
        }
        let unread = subject.unread.map { path, lines in
            Finding(
                path: path, line: lines.lowerBound, expected: "brackets that can be read",
                actual: "no fault was made up to line \(lines.upperBound) where they do not fit")
        }
        let none = Finding(
            path: subject.page, line: 1, expected: "faults to be noticed", actual: "none was made")
        let few = Finding(
            path: subject.page, line: 1,
            expected: "at least \(least) % noticed, whatever the reasons; see them:\n"
                + kata(subject.command),
            actual: "\(trials.share) %")
        return open + stale + unread + (trials.faults == 0 && subject.solution == nil ? [none] : [])
            + (trials.share < least ? [few] : [])
    }
}

extension Verification.Subject {
    /// What came of faults, if they could be tried, what is found by them, and how long it took.
    struct FaultsProof: Sendable {
        var trials: Trials?
        var findings: [Finding] = []
        var seconds = 0.0
    }

    init(faultsIn subject: MutationSubject, in world: World) {
        self.init(checks: 0, plan: Plan(runs: []) { _ in [] })
        var quiet = world
        quiet.engine = world.engine.quiet
        faults = { [quiet] in try quiet.faultsProof(of: subject) }
    }
}

extension World {
    fileprivate func faultsProof(of subject: MutationSubject) throws
        -> Verification.Subject.FaultsProof
    {
        var proof = Verification.Subject.FaultsProof()
        let start = ContinuousClock.now
        do {
            let trials = try trials(of: subject)
            proof.trials = trials
            proof.findings = Verification.findings(on: trials, of: subject, terminal.kata)
        } catch FaultTrials.Obstacle.notGreen(let report) {
            proof.findings = [
                Finding(
                    path: subject.page, line: 1,
                    expected: "tests that are green without any fault", actual: report.details)
            ]
        }
        proof.seconds = (ContinuousClock.now - start) / .seconds(1)
        return proof
    }
}
