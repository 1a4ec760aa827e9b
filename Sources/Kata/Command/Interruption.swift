import Dispatch
import Lab

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ctrl-C and its kin.
enum Interruption {
    /// Lets a signal end what is being run before it ends this program.
    static func endRunsFirst() {
        // A file that grows too large, on a full disk, is an error to report and no reason to die.
        signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            on(number) {
                Keyboard.giveBack()
                LiveGroups.endAll()
                Scratch.removeAll()
                exit(128 + number)
            }
        }
    }

    /// Lets Ctrl-Z give the terminal back, and takes it again, and rings, when the program goes on.
    ///
    /// - Parameter wake: is called when the screen has to be drawn anew.
    static func onReturn(_ wake: @escaping @Sendable () -> Void) {
        on(SIGTSTP) {
            Keyboard.giveBack()
            kill(getpid(), SIGSTOP)
        }
        on(SIGCONT) {
            Keyboard.takeKeys()
            wake()
        }
        on(SIGWINCH, wake)
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
