enum Sign: String, CaseIterable, Codable, Sendable {
    case red = "🔴"
    case green = "🟢"
    case refactor = "🔵"
    case breakIt = "⚫"
    case hole = "⚪"

    /// Whether the step is about a failure, which it then has to show.
    var showsFailure: Bool { self == .red || self == .breakIt }

    /// Whether the step damages something on purpose, and what it does is taken back behind it.
    var isUndone: Bool { self == .breakIt || self == .hole }
}
