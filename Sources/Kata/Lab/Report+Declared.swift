extension Report {
    /// What is left of it if the tests that the files of a module declare were to run: a report that
    /// tells of fewer, more or others is not theirs.
    func told(by module: Module) -> Report {
        let declared = Tree(module.files).tests.map(\.place.withoutBackticks).sorted()
        let told = tests.map(\.place.withoutBackticks).sorted()
        guard isGreen, declared != told else { return self }
        var report = self
        report.verdict = .crashed(
            how: "it left early, and tells of \(counted(told.count, "test")), not of the"
                + " \(declared.count) that were to run",
            during: nil)
        return report
    }
}

extension String {
    /// NB: a report has backticks only around names that need them.
    var withoutBackticks: String { filter { $0 != "`" } }
}

extension TestResult {
    /// What tells it from all others, as `DeclaredTest` has it.
    var place: String {
        // NB: XCTest does not say in which module a test is.
        id.hasSuffix(")") ? String(id.drop { $0 != "." }.dropFirst()) : id
    }
}
