extension [Module] {
    /// The names of the test modules of the stage called `name`: those named after it, and those
    /// that import it and are named after no other.
    package func tests(ofStage name: String) -> [String] {
        filter(\.isTests)
            .filter { tests in
                stage(namedBy: tests).map { $0.name == name } ?? tests.imports.contains(name)
            }
            .map(\.name)
    }

    /// The stage that a test module is named after, the one with the longest name that fits.
    func stage(namedBy tests: Module) -> Module? {
        filter { !$0.isTests && tests.name.hasPrefix($0.name) }
            .max { $0.name.count < $1.name.count }
    }
}
