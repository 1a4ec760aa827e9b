import TerminalText

/// What an app on the whole screen needs of a terminal.
protocol Screen {
    /// Whether no other program is in front.
    var isOurs: Bool { get }
    var size: Size { get }

    /// Returns whether it was taken now, so that all has to be painted.
    func take() -> Bool
    func write(_ text: String)
    func putAside()
    func comeBack()
    func giveBack()
    nonisolated(nonsending) func next(within milliseconds: Int32) async -> Event
}

/// The terminal that the program was started in.
struct LiveScreen: Screen {
    var isOurs: Bool { Terminal.isOurs }
    var size: Size { Terminal.size }

    func take() -> Bool { Terminal.take() }
    func write(_ text: String) { Terminal.write(text) }
    func putAside() { Terminal.putAside() }
    func comeBack() { Terminal.comeBack() }
    func giveBack() { Terminal.giveBack() }

    nonisolated(nonsending) func next(within milliseconds: Int32) async -> Event {
        await Event.next(within: milliseconds)
    }
}
