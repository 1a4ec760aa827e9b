/// Colours, where the terminal has them.
struct Style {
    let hasColour: Bool

    enum Background: String {
        case red = "41;97"
        case green = "42;30"
        case blue = "44;97"
        case yellow = "43;30"
        case grey = "100;97"
    }

    func red(_ text: String) -> String { paint(text, "31") }
    func green(_ text: String) -> String { paint(text, "32") }
    func yellow(_ text: String) -> String { paint(text, "33") }
    func blue(_ text: String) -> String { paint(text, "34") }
    func filled(_ text: String, _ colour: Background) -> String {
        paint(text, "1;" + colour.rawValue)
    }
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
