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
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                LiveGroups.endAll()
                exit(128 + number)
            }
            source.resume()
            sources.append(source)
        }
    }

    // NB: a source that nobody holds on to does nothing; they are made once, before all else.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
