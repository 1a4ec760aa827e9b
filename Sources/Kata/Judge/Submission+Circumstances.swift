/// The same tests in the opposite order, elsewhere, and on another day.
extension Submission {
    func yourTestsUnderCircumstances() throws -> Plan<Filling> {
        let all = exercise.kind == .holdItStill ? Circumstance.allCases : []
        let runs = try all.map { circumstance in
            try run(yourTests, on: yourCode).under(circumstance)
        }
        return Plan(runs: runs) { reports in
            { $0.yourTestsUnder = Dictionary(uniqueKeysWithValues: zip(all, reports)) }
        }
    }
}

extension Run {
    /// The same in other circumstances, in which it has to come to the same.
    func under(_ circumstance: Circumstance) -> Run {
        var run = self
        run.conditions = circumstance.conditions
        guard circumstance == .order else { return run }
        for index in modules.indices where modules[index].isTests {
            run.modules[index].files = Tree(modules[index].files).withTestsReversed.files
        }
        return run
    }
}
