import Foundation

extension Subprocess {
    /// The same as `run`, sooner: for what is called a hundred times.
    static func spawn(
        _ executable: String, _ arguments: [String], in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment, seconds: Double,
        output limit: Int, endsAlone: Bool = false
    ) throws -> Subprocess {
        try spawn(
            words(executable, arguments, in: folder, seconds: seconds),
            environment: environment,
            seconds: seconds, output: limit, endsAlone: endsAlone, home: nil)
    }

    /// Runs a command; nothing that it started is alive when this returns.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Parameter home: where only it and what it started are.
    /// - Parameter greeting: what it can read from its end of the channel.
    static func spawn(
        _ words: [String], environment: [String: String], seconds: Double,
        output limit: Int, endsAlone: Bool, home: RunFolder?, greeting: String = ""
    ) throws -> Subprocess {
        let mark = UUID().uuidString
        let streams = try Streams()
        let sockets = streams.sockets
        Channel.send(greeting, over: streams.control)
        let child = try Child(
            words, environment: environment.merging([Self.mark: mark]) { $1 }, streams: streams)
        let cancellations = Cancellation.all
        for cancellation in cancellations { cancellation.adopt(child.pid) }
        defer {
            for cancellation in cancellations { cancellation.release(child.pid) }
            if !endsAlone {
                Leftovers.end(
                    marked: "\(Self.mark)=\(mark)", in: home?.folder, holding: sockets)
            }
        }
        let result = streams.follow(
            seconds: seconds, limit: limit, home: home,
            status: { child.status() },
            end: {
                child.end()
                return child.status(waiting: true)
            })
        try Cancellation.check()
        return result
    }

    /// The variable by which processes that left the group are found again.
    static let mark = "KATA_RUN"
}

extension Subprocess.Ending {
    /// - Parameter status: the number that `waitpid` gives.
    init(status: Int32) {
        let signal = status & 0x7f
        self = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}
