/// How a run of `swift test` went.
enum Outcome: CaseIterable {
    case passed, failed, buildError, nothingRun

    /// What is to be heard or read: something else for each outcome.
    var signal: String {
        ""
    }

    /// What a script around `swift test` exits with.
    var exitStatus: Int32 {
        0
    }
}

/// Judges a run of `swift test` by the status with which it ended, and by all it printed.
func judge(exitStatus: Int32, output: String) -> Outcome {
    .nothingRun
}
