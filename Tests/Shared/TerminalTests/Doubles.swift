import TerminalText

@testable import Terminal

/// What an app was asked, and what the screen was told, in the order in which it happened.
final class Log {
    enum Message: Equatable {
        case drawn, ready, ticked, ended
        case pressed(Key)
        case painted, putAside, cameBack, givenBack
        case waited(Int32)
    }

    private(set) var messages: [Message] = []

    func add(_ message: Message) { messages.append(message) }
}

/// An app that shows what was pressed last, and is finished by `q`.
final class AppSpy: TerminalApp {
    private(set) var isFinished = false
    private(set) var keys: [Key] = []
    private(set) var pasteStates: [Bool] = []
    /// What it says was not possible when it has finished by itself.
    var trouble: String?
    /// What it says was not possible when it is ended from outside.
    var troubleAtTheEnd: String?
    var isPasteOpen = false { didSet { pasteStates.append(isPasteOpen) } }
    private let log: Log

    init(_ log: Log) {
        self.log = log
    }

    func picture(_ size: Size) -> Picture {
        log.add(.drawn)
        return Picture([Line("\(size.columns) \(keys.map { "\($0)" }.joined(separator: " "))")])
    }

    func press(_ key: Key) {
        log.add(.pressed(key))
        keys.append(key)
        if key == .character("q") { isFinished = true }
    }

    nonisolated(nonsending) func isReady() async { log.add(.ready) }

    func tick() { log.add(.ticked) }

    func end() -> String? {
        log.add(.ended)
        return troubleAtTheEnd
    }
}

/// A screen on which these things happen, one after the other; then nobody is there any more.
final class ScreenFake: Screen {
    var isOurs = true
    var size = Size(columns: 30, rows: 4)
    /// What was written, text by text; those without any are left out.
    private(set) var texts: [String] = []
    private var events: [Event]
    private var isTaken = false
    private let log: Log

    init(_ log: Log, _ events: [Event]) {
        self.log = log
        self.events = events
    }

    func take() -> Bool {
        defer { isTaken = true }
        return !isTaken
    }

    func write(_ text: String) {
        if text.isEmpty { return }
        texts.append(text)
        log.add(.painted)
    }

    func putAside() {
        log.add(.putAside)
        isTaken = false
    }

    func comeBack() {
        log.add(.cameBack)
        isTaken = false
    }

    func giveBack() { log.add(.givenBack) }

    nonisolated(nonsending) func next(within milliseconds: Int32) async -> Event {
        log.add(.waited(milliseconds))
        return events.isEmpty ? .end : events.removeFirst()
    }
}

extension Event {
    /// What a terminal sends for these letters and keys.
    static func typed(_ text: String) -> Event { .bytes(Array(text.utf8)) }
}
