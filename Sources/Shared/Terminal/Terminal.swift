import Foundation
import Synchronization
import TerminalText

/// The terminal that the program was started in.
public enum Terminal {
    /// How it was set before; nil if there is none.
    private static let before: termios? = {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }()

    private enum State: UInt8, AtomicRepresentable { case given, taken, over }

    private static let state = Atomic(State.given)

    /// Whether no other program is in front.
    static var isOurs: Bool {
        let front = tcgetpgrp(STDIN_FILENO)
        return front < 0 || front == getpgrp()
    }

    /// Whether the program has a terminal on both sides that can do more than print lines.
    public static var isThere: Bool {
        before != nil && isatty(STDOUT_FILENO) == 1
            && ProcessInfo.processInfo.environment["TERM"] ?? "dumb" != "dumb"
    }

    static var size: Size {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// From now on, each key comes at once, and nothing but what we paint is on the screen.
    ///
    /// Does nothing if that is so already, or another program is in front; returns whether it did.
    static func take() -> Bool {
        guard var settings = before, isOurs, change(from: .given, to: .taken) else { return false }
        cfmakeraw(&settings)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
        write("\u{1B}[?1049h\u{1B}[?2004h")
        return true
    }

    private static func change(from old: State, to new: State) -> Bool {
        state.compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
    }

    /// Gives it back as it was.
    static func giveBack() {
        if change(from: .taken, to: .given) { restore() }
    }

    /// Gives it back for good: the program crashes. A signal's handler may call this, too.
    static func giveUp() {
        if state.exchange(.over, ordering: .relaxed) == .taken { restore() }
    }

    private static func restore() {
        guard var settings = before else { return }
        let goodbye: StaticString = "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l"
        _ = Foundation.write(STDOUT_FILENO, goodbye.utf8Start, goodbye.utf8CodeUnitCount)
        // NB: Whoever is in front has settings of its own.
        if isOurs { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    }

    /// Gives it back until the person wants the program again.
    static func putAside() {
        giveBack()
        signal(SIGTSTP, SIG_DFL)
        // NB: This may be another thread than the first, and blocked.
        Signals.unblock([SIGTSTP])
        raise(SIGTSTP)
        Signals.listen()
    }

    /// After a stop, others may have changed it: it has to be taken anew, or is not ours any more.
    static func comeBack() {
        if !isOurs { return giveBack() }
        _ = change(from: .taken, to: .given)
    }

    /// Paints anew soon, also without a key.
    public static func wake() {
        Signals.tell(0)
    }

    /// Where lines are read, a signal that asks for the end closes the input.
    public static func endLines() {
        Signals.endLines()
    }

    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}
