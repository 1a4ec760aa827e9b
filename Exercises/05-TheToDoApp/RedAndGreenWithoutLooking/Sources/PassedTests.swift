/// How many tests have passed in a run of `swift test` that printed this.
func passedTests(in output: String) -> Int {
    output.split(separator: "\n").count { isPassOfXCTest($0) || isPassOfSwiftTesting($0) }
}

private func isPassOfXCTest(_ line: Substring) -> Bool {
    line.contains("' passed (")
}

private func isPassOfSwiftTesting(_ line: Substring) -> Bool {
    line.hasPrefix("✔ Test ") && !line.hasPrefix("✔ Test run with ")
}
