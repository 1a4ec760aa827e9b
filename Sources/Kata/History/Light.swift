/// What a learner sees after a save.
enum Light: String, Codable, Sendable, CaseIterable {
    case red
    case green
    /// Green, after a change under green.
    case refactor
    /// It does not compile.
    case amber
    /// No test ran.
    case dark

    /// The light for what happened.
    ///
    /// - Parameter wasGreen: whether the light before was green too, so that this was a refactoring.
    init(_ verdict: Verdict, wasGreen: Bool) {
        self =
            switch verdict {
            case .green: wasGreen ? .refactor : .green
            case .red, .crashed, .timedOut, .flooded, .killed, .flaky: .red
            case .doesNotCompile: .amber
            case .empty: .dark
            }
    }

    var isGreen: Bool { self == .green || self == .refactor }
}
