import Foundation
import ToDoText

/// Runs the app on the whole screen of a terminal.
func runFullScreen(_ app: ToDoApp, _ lock: FolderLock) -> Int32 {
    var painter = Painter()
    var reader = KeyReader()
    Signals.listen()
    Terminal.take()
    // NB: Once at the beginning, what can be prepared is prepared while nobody waits.
    var patience: Int32 = 0
    loop: while !app.isFinished {
        let size = Terminal.size
        Terminal.write(painter.paint(app.picture(size), size))
        switch Event.next(within: reader.isWaiting ? 50 : patience) {
        case .bytes(let bytes):
            let keys = reader.read(bytes)
            lock.hold { keys.forEach(app.press) }
            if keys.contains(.control("z")) {
                Terminal.putAside()
                painter.forget()
            }
        case .nothing where reader.isWaiting:
            lock.hold { reader.finish().forEach(app.press) }
        case .nothing:
            lock.hold { app.tick() }
            patience = 500
        case .signal(SIGWINCH): break
        case .signal(SIGCONT):
            Terminal.take()
            painter.forget()
        case .signal, .end: break loop
        }
    }
    lock.hold { app.tick() }
    Terminal.giveBack()
    guard let trouble = app.trouble else { return 0 }
    complain(trouble)
    return 1
}
