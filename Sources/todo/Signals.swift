import Foundation

/// What the system tells the program, as bytes that can be awaited together with the keys.
enum Signals {
    private static let ends: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        return (ends[0], ends[1])
    }()

    static var reading: Int32 { ends.read }

    static func listen() {
        _ = ends
        // NB: Who started us may have blocked signals, and that is inherited.
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for number in [SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGINT] {
            sigaddset(&wanted, number)
            signal(number) { number in
                var byte = UInt8(number)
                _ = write(Signals.ends.write, &byte, 1)
            }
        }
        pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
            signal(number) { number in
                Terminal.giveBack()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
