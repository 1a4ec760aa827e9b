import Foundation

/// `kata mutate`: faults made by the machine, and which of them no test notices.
struct Mutate {
    var world: World
    var options = Options()

    struct Options: Equatable {
        /// Our code and our tests, in place of the learner's.
        var ofSolution = false
        var asJSON = false
        /// The number of a fault to be waved through, and why.
        var waive: Int?
        var reason: String?
        /// Of somebody's own package: the target, and one file of it.
        var target: String?
        var file: String?
    }

    func run(_ name: String) throws -> Int32 {
        var texts: [MutationJSON] = []
        var (isOpen, faults) = (false, 0)
        let subjects = try self.subjects(name)
        if options.waive != nil, subjects.count > 1 {
            throw UsageError(
                "each stage counts its own faults", "Name the stage:",
                "\(subjects[0].command) --waive 1 --reason \"\(Self.reason)\"")
        }
        for subject in subjects {
            let trials: Trials
            do { trials = try watched(subject) } catch FaultTrials.Obstacle.notGreen(let report) {
                world.terminal.print(MutationText.obstacle(subject, report, world.terminal))
                return 1
            }
            let left = try waive(in: trials, of: subject)
            let squares = try world.squares(of: subject)
            let isRight = squares?.ourTestsOnYourCode?.isGreen ?? true
            isOpen = isOpen || !left.open.isEmpty || !subject.unread.isEmpty || !isRight
            faults += left.faults
            if options.asJSON {
                texts.append(MutationJSON(subject, left))
            } else {
                let text = MutationText(
                    subject: subject, trials: left, squares: squares, terminal: world.terminal)
                world.terminal.print(text.text)
            }
        }
        if options.asJSON { world.terminal.print(try JSONText(texts).text) }
        return isOpen || faults == 0 ? 1 : 0
    }

    private func subjects(_ name: String) throws -> [MutationSubject] {
        if options.ofSolution {
            let exercise = try world.project.exercise(called: name)
            return [try world.project.mutationSubject(solving: exercise)]
        }
        let own = try world.mutationSubject(
            ofPackage: name, target: options.target, file: options.file)
        guard let own else { return try world.mutationSubjects(name) }
        if options.waive != nil {
            throw UsageError(
                "nothing is written into \(name), and no fault is waved through there",
                "See them:", own.command)
        }
        return [own]
    }

    /// Tries the faults; whoever ends the program meanwhile is told that nothing is lost.
    private func watched(_ subject: MutationSubject) throws -> Trials {
        let terminal = world.terminal
        let command = terminal.kata(subject.command)
        Signals.farewell.withLock {
            $0 = {
                terminal.endProgress()
                terminal.writeError(
                    "Stopped. What is known of the faults is kept: \(command) goes on from there.\n"
                )
            }
        }
        defer { Signals.farewell.withLock { $0 = nil } }
        return try world.trials(of: subject)
    }

    private static let reason = "no user can see the difference"

    /// Writes down what is to be waved through.
    private func waive(in trials: Trials, of subject: MutationSubject) throws -> Trials {
        guard let number = options.waive else { return trials }
        let command = "\(subject.command) --waive \(number) --reason \"\(Self.reason)\""
        guard trials.open.indices.contains(number - 1) else {
            throw UsageError(
                "there is no fault \(number) that is not noticed", "See them:",
                subject.command)
        }
        let waiver = Waiver(trials.open[number - 1], because: options.reason ?? "")
        guard waiver.saysWhy else {
            throw UsageError(
                "a fault is waved through with a reason of at least five words", "For example:",
                command)
        }
        let url = world.project.url(subject.waived)
        try world.workspace.refuseLinks(around: subject.waived)
        let head = "# \(subject.name): faults that no test has to notice\n"
        let text = Disk.exists(url) ? try Disk.text(url) : head
        try Disk.write(text + "\n" + waiver.text, to: url)
        return Trials(trials.all, waivers: try world.waivers(of: subject))
    }
}

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
