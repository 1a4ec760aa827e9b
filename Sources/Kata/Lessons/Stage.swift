extension [Module] {
    /// The names of the test modules of the stage called `name`: those named after it, and those
    /// that import it and are named after no other.
    func tests(ofStage name: String) -> [String] {
        filter(\.isTests)
            .filter { stage(namedBy: $0).map { $0.name == name } ?? $0.imports.contains(name) }
            .map(\.name)
    }

    /// The names of the test modules that have to notice faults in the stage called `name`: its own;
    /// all that import it, where none is named after it or it is there for tests alone.
    func tests(judging name: String) -> [String] {
        let named = tests(namedAfter: name)
        guard named.isEmpty || isForTestsAlone(name) else { return tests(ofStage: name) }
        return filter { $0.isTests && (named.contains($0.name) || $0.imports.contains(name)) }
            .map(\.name)
    }

    /// The names of the test modules that are named after the stage called `name`.
    func tests(namedAfter name: String) -> [String] {
        filter { $0.isTests && stage(namedBy: $0)?.name == name }.map(\.name)
    }

    /// Whether there are programs, and none of them uses the stage called `name`.
    private func isForTestsAlone(_ name: String) -> Bool {
        let programs = filter(\.isProgram)
        let used = programs.flatMap { needed(by: $0.name) }
        return !programs.isEmpty && !used.contains { $0.name == name }
    }

    /// The stage that a test module is named after, the one with the longest name that fits.
    func stage(namedBy tests: Module) -> Module? {
        filter { !$0.isTests && tests.name.hasPrefix($0.name) }
            .max { $0.name.count < $1.name.count }
    }

    /// For each group of tests the names of those modules that declare one of them; all if none does.
    func declaring(_ groups: [[String]]) -> [[String]] {
        let declared = map { Tree($0.files).tests.map(\.name) }
        return groups.map { tests in
            let found = zip(self, declared).filter { _, names in
                names.contains { name in tests.contains { name == $0 || name.hasSuffix("." + $0) } }
            }
            return (found.isEmpty ? self : found.map(\.0)).map(\.name)
        }
    }
}
