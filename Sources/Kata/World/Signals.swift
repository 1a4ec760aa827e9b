import Foundation
import Synchronization

/// What the program does when it is told to end, to stop for a while, or that its terminal changed.
///
/// What a program has only once is put right here: its terminal, the processes that it has started,
/// its folders for the meantime. All else is given to commands as their `World`.
enum Signals {
    /// Ends what is being run before a signal ends this program; to be called before all else.
    static func endRunsBeforeExit() {
        // A file that grows too large, on a full disk, is an error to report, and does not end the program.
        signal(SIGXFSZ, SIG_IGN)
        on([SIGINT, SIGQUIT, SIGTERM, SIGHUP]) { number in
            farewell.withLock { $0 }?()
            endRuns()
            exit(128 + number)
        }
    }

    /// What is said when a signal ends the program.
    static let farewell = Mutex<(@Sendable () -> Void)?>(nil)

    /// Ends what is being run, and leaves the terminal and the disk as they were.
    static func endRuns() {
        Keyboard.giveBack()
        Terminal.leaveProgress()
        Cancellation.ofProgram.cancel()
        Cancellation.ofProgram.waitForEnd()
        Scratch.removeAll()
    }

    /// Gives the terminal back while the program is stopped by Ctrl-Z.
    ///
    /// - Parameter redraw: is called when the program goes on, and when the terminal's size changes.
    static func onTerminalChange(_ redraw: @escaping @Sendable () -> Void) {
        on([SIGTSTP, SIGCONT, SIGWINCH]) { number in
            switch number {
            case SIGTSTP:
                Keyboard.giveBack()
                kill(getpid(), SIGSTOP)
            case SIGCONT:
                Keyboard.takeKeys()
                redraw()
            default:
                redraw()
            }
        }
    }

    /// Does something for each of these signals, one after the other; none is lost from now on.
    private static func on(_ numbers: [Int32], _ action: @escaping @Sendable (Int32) -> Void) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        var all = sigset_t()
        sigfillset(&all)
        var before = sigset_t()
        // Held back in every thread, a signal waits for the one that asks for it.
        pthread_sigmask(SIG_BLOCK, &all, &before)
        // NB: macOS drops what nobody handles and by default does nothing, though it is held back. A
        // thread that holds nothing back while it starts a program passes on what it gets.
        for number in numbers { signal(number) { kill(getpid(), $0) } }
        Thread.detachNewThread { [signals] in
            var signals = signals
            var number: Int32 = 0
            while true {
                if sigwait(&signals, &number) == 0 { action(number) }
            }
        }
        for number in numbers { sigaddset(&before, number) }
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
