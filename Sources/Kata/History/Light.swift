enum Light: String, Codable, Sendable, CaseIterable {
    case red
    case green
    /// Green, after a change under green.
    case refactor
    case amber
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

extension Light {
    var letter: Character {
        switch self {
        case .red: "r"
        case .green: "g"
        case .refactor: "b"
        case .amber: "a"
        case .dark: "o"
        }
    }

    /// What it says, in a word or two.
    var meaning: String {
        switch self {
        case .red: "red"
        case .green: "green"
        case .refactor: "still green"
        case .amber: "not compiling"
        case .dark: "no test ran"
        }
    }

    var background: Style.Background {
        switch self {
        case .red: .red
        case .green: .green
        case .refactor: .blue
        case .amber: .yellow
        case .dark: .grey
        }
    }
}
