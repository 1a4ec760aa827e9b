/// How many tests have passed in a run of `swift test` that printed this.
func passedTests(in output: String) -> Int {
    -1
}
