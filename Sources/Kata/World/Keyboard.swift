import Foundation
import Synchronization

/// A terminal that gives each key at once and shows none; put back as it was, whatever happens.
enum Keyboard {
    /// How it was; a program has one terminal, and a signal may come at any time.
    private static let original = Mutex<(mode: termios, byLine: Bool)?>(nil)

    static var isThere: Bool { isatty(0) == 1 }

    /// Takes keys one by one from now on, or as before when the program goes on after a stop.
    ///
    /// - Parameter byLine: whether whole lines are taken, which are shown while they are typed.
    static func takeKeys(byLine: Bool = false) {
        guard isThere else { return }
        var mode = termios()
        guard tcgetattr(0, &mode) == 0 else { return }
        let byLine = original.withLock { original in
            let known = original ?? (mode, byLine)
            original = known
            return known.byLine
        }
        // NB: Ctrl-S would hold all that is written here, and nobody would see why.
        mode.c_iflag &= ~tcflag_t(IXON)
        if !byLine { mode.c_lflag &= ~tcflag_t(ICANON | ECHO) }
        tcsetattr(0, TCSANOW, &mode)
        if byLine { return }
        try? FileHandle.standardOutput.write(contentsOf: Data("\u{1b}[?25l".utf8))
    }

    /// Puts the terminal back as it was; may be called at any time, and twice.
    static func giveBack() {
        original.withLock { original in
            guard let original else { return }
            var mode = original.mode
            tcsetattr(0, TCSANOW, &mode)
            if original.byLine { return }
            try? FileHandle.standardOutput.write(contentsOf: Data("\u{1b}[?25h".utf8))
        }
    }

    /// The keys pressed since the last time; nil when there will be no more.
    static func keys() -> [Character]? {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = read(0, &buffer, buffer.count)
        return count > 0 ? Array(String(decoding: buffer[..<count], as: UTF8.self)) : nil
    }

    /// How many columns and rows the terminal has.
    static var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
