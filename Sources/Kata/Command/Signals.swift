import Dispatch
import Lab

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the program does when it is told to end, to stop for a while, or that its terminal changed.
enum Signals {
    /// Ends what is being run before a signal ends this program.
    static func endRunsBeforeExit() {
        // A file that grows too large, on a full disk, is an error to report, and does not end the program.
        signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
            on(number) {
                endRuns()
                exit(128 + number)
            }
        }
    }

    /// Ends what is being run, and leaves the terminal and the disk as they were.
    static func endRuns() {
        Keyboard.giveBack()
        LiveGroups.endAll()
        Scratch.removeAll()
    }

    /// Gives the terminal back while the program is stopped by Ctrl-Z.
    ///
    /// - Parameter redraw: is called when the program goes on, and when the terminal's size changes.
    static func onTerminalChange(_ redraw: @escaping @Sendable () -> Void) {
        on(SIGTSTP) {
            Keyboard.giveBack()
            kill(getpid(), SIGSTOP)
        }
        on(SIGCONT) {
            Keyboard.takeKeys()
            redraw()
        }
        on(SIGWINCH, redraw)
    }

    private static func on(_ number: Int32, _ action: @escaping @Sendable () -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler(handler: action)
        source.resume()
        sources.append(source)
    }

    // NB: a source that nobody holds on to does nothing; they are made once, before all else.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
