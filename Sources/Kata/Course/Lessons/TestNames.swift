extension Module {
    /// What `--filter` looks through: `Module.Suite/test()`, for each test in the files.
    package var testNames: [String] {
        Tree(files).tests.map { test in
            name + "." + (test.suites + [test.function]).joined(separator: "/")
        }
    }
}

extension [Module] {
    /// The names of those that declare a test with one of these names; all if none does.
    package func declaring(_ tests: [String]) -> [String] {
        let found = filter { module in
            Tree(module.files).tests.contains { test in
                tests.contains { test.name == $0 || test.name.hasSuffix("." + $0) }
            }
        }
        return (found.isEmpty ? self : found).map(\.name)
    }
}
