extension Module {
    /// What `--filter` looks through: `Module.Suite/test()`, for each test in the files.
    var testNames: [String] {
        Tree(files).tests.map { test in
            name + "." + (test.suites + [test.function]).joined(separator: "/")
        }
    }
}

extension [Module] {
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
