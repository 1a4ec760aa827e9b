import Foundation
import TerminalText

/// Runs the app on the whole screen of a terminal, and returns the exit status.
///
/// - Parameter rhythm: after so many milliseconds without a key, the app is told that time goes by.
nonisolated(nonsending) public func runFullScreen(
    _ app: some TerminalApp, rhythm: Int32 = 500
) async -> Int32 {
    Signals.listen()
    guard let trouble = await run(app, on: LiveScreen(), rhythm: rhythm) else { return 0 }
    printError(trouble)
    return 1
}

/// Runs the app until it is finished, or ended from outside. Says what was not possible.
nonisolated(nonsending) func run(
    _ app: some TerminalApp, on screen: some Screen, rhythm: Int32
) async -> String? {
    var painter = Painter()
    var reader = KeyReader()
    // NB: Once at the beginning, what can be prepared is prepared while nobody waits.
    var patience: Int32 = 0
    loop: while !app.isFinished {
        if screen.take() { painter.forget() }
        if screen.isOurs {
            let size = screen.size
            screen.write(painter.paint(app.picture(size), size))
        }
        switch await screen.next(within: reader.isWaiting ? 50 : patience) {
        case .bytes(let bytes):
            let keys = reader.read(bytes)
            app.isPasteOpen = false
            await press(keys, app)
            if keys.contains(.control("z")) { screen.putAside() }
        case .nothing where reader.isWaiting:
            await press(reader.finish(), app)
        case .nothing:
            app.tick()
            app.isPasteOpen = reader.isPasting
            patience = rhythm
        case .signals(let signals):
            if !signals.isDisjoint(with: Signals.endings) { break loop }
            if signals.contains(SIGTSTP) { screen.putAside() }
            if signals.contains(SIGCONT) { screen.comeBack() }
        case .end: break loop
        }
    }
    let trouble = await end(app, on: screen, &reader)
    screen.giveBack()
    return trouble
}

/// Keys that come together are pressed one after the other; a later one can wait for what is done.
nonisolated(nonsending) private func press(_ keys: [Key], _ app: some TerminalApp) async {
    for (number, key) in keys.enumerated() {
        if number > 0 { await app.isReady() }
        app.press(key)
    }
}

/// Takes what was typed already, and keeps it. Says what was not possible.
nonisolated(nonsending) private func end(
    _ app: some TerminalApp, on screen: some Screen, _ reader: inout KeyReader
) async -> String? {
    // NB: What is left of a pasted text, the next program would take for orders.
    while !app.isFinished,
        case .bytes(let bytes) = await screen.next(within: reader.isPasting ? 500 : 0)
    {
        await press(reader.read(bytes), app)
    }
    await press(reader.end(), app)
    if !app.isFinished { return app.end() }
    app.tick()
    return app.trouble
}
