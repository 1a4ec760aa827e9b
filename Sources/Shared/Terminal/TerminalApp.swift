import TerminalText

/// What can run on the whole screen of a terminal: keys go in, pictures come out.
public protocol TerminalApp: AnyObject {
    var isFinished: Bool { get }
    /// Whether the end of a pasted text does not come.
    var isPasteOpen: Bool { get set }

    func picture(_ size: Size) -> Picture
    func press(_ key: Key)
    /// Returns when the app has done what the last key asked for, and can take the next one.
    nonisolated(nonsending) func isReady() async
    /// Time has gone by.
    func tick()
    /// The program is ended from outside. Returns what was not possible, nil if all is well.
    func end() -> String?
    /// What was not possible, though the person has ended the app; nil if all is well.
    var trouble: String? { get }
}

extension TerminalApp {
    /// Most apps have done what a key asks for when they have heard it.
    public nonisolated(nonsending) func isReady() async {}
}
