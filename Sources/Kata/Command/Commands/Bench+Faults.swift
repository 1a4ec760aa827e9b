import Course
import Foundation
import Lab

extension Bench {
    /// `kata bench NAME --mutate`: faults a second, beside one `swift test` for each.
    func runFaults(_ name: String) throws -> Int32 {
        guard let subject = try world.mutationSubjects(name).first else { return 1 }
        try Scratch.with { try measure(subject, in: $0) }
        return 0
    }

    private func measure(_ subject: MutationSubject, in folder: URL) throws {
        let lab = try Lab(folder: folder.appendingPathComponent("cache"))
        let world = world.equipped { lab }
        // Before a person asks for faults, the tests have been green; before `swift test` is timed,
        // it has run once, too.
        say("the tests alone")
        let first = try ContinuousClock.seconds {
            let runs = subject.tests.map { Run(tests: $0, modules: subject.modules) }
            _ = try world.engine.judgement(of: Plan(runs: runs) { $0 })
        }
        say("faults")
        var trials = Trials([], waivers: [])
        let seconds = try ContinuousClock.seconds { trials = try world.trials(of: subject) }
        let alone = try secondsAlone(trials, subject, in: folder.appendingPathComponent("course"))
        world.terminal.endProgress()
        let count = Double(trials.all.count)
        world.terminal.print(
            [
                "\(subject.name): \(trials.all.count) faults in \(seconds.short) s, that is"
                    + " \((count / seconds).short) a second (goal: 10)",
                "the tests alone  \(first.short) s, with nothing compiled before",
                "one swift test   \(alone.short) s for each, that is \((1 / alone).short) a second",
                "ratio            \((count / seconds * alone).short)",
            ].text)
    }

    /// How long `swift test` takes for one fault, in a copy of the course that is built before.
    private func secondsAlone(_ trials: Trials, _ subject: MutationSubject, in folder: URL) throws
        -> Double
    {
        let package = Package(folder: folder, home: "", filter: nil)
        say("building a copy of the course")
        try copyCourse(to: package)
        func test() throws -> Double {
            // NB: an edit within a second of the last build may go unnoticed by the package manager.
            usleep(1_100_000)
            return try Subprocess.run(
                "/usr/bin/env", ["ONLY=" + subject.target, "swift", "test"], in: folder.path,
                seconds: 1800, output: 1 << 24
            ).seconds
        }
        _ = try test()
        let faults = trials.all.filter { $0.outcome == .noticed }.map(\.fault)
        let some = stride(from: 0, to: faults.count, by: max(1, faults.count / 3)).prefix(3)
        return try some.map { index in
            say("swift test on a fault")
            let fault = faults[index]
            let file = folder.appendingPathComponent(fault.path)
            let text = try Disk.text(file)
            try Disk.write(fault.applied(to: text), to: file)
            let seconds = try test()
            try Disk.write(text, to: file)
            return seconds
        }
        .median
    }
}
