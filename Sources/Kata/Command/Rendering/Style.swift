/// Colours, where the terminal has them.
struct Style {
    private var hasColour: Bool

    init(_ terminal: Terminal) { hasColour = terminal.hasColour }

    func red(_ text: String) -> String { paint(text, "31") }
    func green(_ text: String) -> String { paint(text, "32") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func bold(_ text: String) -> String { paint(text, "1") }
    func dim(_ text: String) -> String { paint(text, "2") }

    private func paint(_ text: String, _ code: String) -> String {
        hasColour ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
    }
}

extension String {
    /// This text, filled up with spaces at its end.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// This text, filled up with spaces at its start.
    func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
