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
    /// How it is shown: in large letters, in a word or two, by a letter, in a colour.
    private var look: (word: String, meaning: String, letter: Character, colour: Style.Background) {
        switch self {
        case .red: ("RED", "red", "r", .red)
        case .green: ("GREEN", "green", "g", .green)
        case .refactor: ("STILL GREEN", "still green", "b", .blue)
        case .amber: ("DOES NOT COMPILE", "not compiling", "a", .yellow)
        case .dark: ("NOTHING RAN", "no test ran", "o", .grey)
        }
    }

    var word: String { look.word }

    /// What it says, in a word or two.
    var meaning: String { look.meaning }

    var letter: Character { look.letter }

    var background: Style.Background { look.colour }
}
