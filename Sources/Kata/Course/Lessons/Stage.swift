extension [Module] {
    /// The names of the test modules of the stage called `name`: those named after it, and those
    /// that import it and are named after no other.
    package func tests(ofStage name: String) -> [String] {
        let stages = filter { !$0.isTests }.map(\.name)
        return filter { module in
            guard module.isTests else { return false }
            let owner = stages.filter(module.name.hasPrefix).max { $0.count < $1.count }
            return owner.map { $0 == name } ?? module.imports.contains(name)
        }
        .map(\.name)
    }
}
