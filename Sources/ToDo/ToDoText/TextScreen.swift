import TerminalText

/// A screen made of letters: keys go in, lines come out.
@MainActor
protocol TextScreen: AnyObject {
    /// What can be done here now.
    var hints: [Hint] { get }
    /// The same, where there is room for a picture of this size.
    func hints(in size: Size) -> [Hint]
    func appear()
    func disappear()
    /// Whether the key meant something here.
    func press(_ key: Key) -> Bool
    func picture(_ size: Size) -> Picture
    /// What is written where there is no terminal, before a line is read.
    var transcript: [String] { get }
    /// Takes what was typed where there is no terminal, and says what was wrong with it.
    func read(_ line: String) -> String?
}

extension TextScreen {
    func hints(in size: Size) -> [Hint] { hints }

    func read(_ line: String) -> String? {
        guard line.count == 1, let letter = line.first, press(.character(letter)) else {
            return "“\(line)” is not known here."
        }
        return nil
    }
}
