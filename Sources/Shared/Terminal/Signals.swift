import Foundation

/// What the system tells the program, as bytes that can be awaited together with the keys.
enum Signals {
    /// Those that ask the program to end.
    static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2]
    private static let ends: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        return (ends[0], ends[1])
    }()

    static var reading: Int32 { ends.read }

    static func listen() {
        _ = ends
        // NB: Only who is in front changes the terminal. To look at it must not stop us.
        signal(SIGTTOU, SIG_IGN)
        handle(endings + [SIGWINCH, SIGCONT, SIGTSTP]) { number in
            Signals.tell(UInt8(number))
        }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
            signal(number) { number in
                Terminal.giveUp()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Ends the wait for what happens next; 0 means no signal.
    static func tell(_ number: UInt8) {
        var byte = number
        _ = write(ends.write, &byte, 1)
    }

    /// Where lines are read, a signal that asks for the end closes the input.
    static func endLines() {
        handle(endings) { _ in
            _ = dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
        }
    }

    private static func handle(
        _ numbers: [Int32], _ action: @escaping @convention(c) (Int32) -> Void
    ) {
        for number in numbers { signal(number, action) }
        // NB: Who started us may have blocked signals, and that is inherited.
        unblock(numbers)
    }

    /// Lets them come to this thread.
    static func unblock(_ numbers: [Int32]) {
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for number in numbers { sigaddset(&wanted, number) }
        pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    }
}
