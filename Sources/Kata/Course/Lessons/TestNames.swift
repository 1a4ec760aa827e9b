extension Module {
    /// What `--filter` looks through: `Module.Suite/test()`, for each test in the files.
    package var testNames: [String] {
        Tree(files).tests.map { test in
            name + "." + (test.suites + [test.function]).joined(separator: "/")
        }
    }
}
