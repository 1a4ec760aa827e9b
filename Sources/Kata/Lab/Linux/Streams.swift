import Foundation

/// What a program writes: its output, and what it says on a channel of its own.
struct Streams {
    private let output: (near: Int32, far: Int32)
    private let channel: (near: Int32, far: Int32)

    init() throws {
        let output = try Channel.make()
        do { channel = try Channel.make() } catch {
            for end in [output.near, output.far] { Self.close(end) }
            throw error
        }
        self.output = output
    }

    /// What the program is given: where its output goes, and its end of the channel.
    var forProgram: [Int32] { [output.far, channel.far] }
    /// Our end of the channel; it closes when we are gone.
    var control: Int32 { channel.near }
    /// The numbers of the sockets that the program has.
    var sockets: Set<UInt64> { Set(forProgram.map(Leftovers.number)) }

    /// Closes here what the program has been given.
    func handOver() { for end in forProgram { Self.close(end) } }

    func close() { for end in [output.near, channel.near] { Self.close(end) } }

    private static func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    /// Reads until the program ends, or until it has used up its time or written too much.
    ///
    /// - Parameter status: how it ended, as `waitpid` says it; nil if it has not.
    /// - Parameter end: ends what is left of it, and says how it ended if that was not known.
    func follow(
        seconds: Double, limit: Int, home: RunFolder?,
        status: () -> Int32?, end: () -> Int32?
    ) -> Subprocess {
        let start = ContinuousClock.now
        var reading = Reading(
            output: Source(descriptor: output.near), channel: Source(descriptor: channel.near),
            deadline: start + .seconds(seconds), limit: limit, home: home)
        let (cut, known) = reading.untilEnd(status)
        let ending = end() ?? known
        reading.takeTheRest()
        close()
        return Subprocess(
            ending: cut ?? Subprocess.Ending(status: ending ?? 0),
            output: String(decoding: reading.output.bytes.prefix(limit), as: UTF8.self),
            results: Data(reading.channel.bytes),
            seconds: (ContinuousClock.now - start) / .seconds(1)
        )
    }
}

/// What has come of a program so far, and what it may still use.
private struct Reading {
    var output: Source
    var channel: Source
    let deadline: ContinuousClock.Instant
    let limit: Int
    let home: RunFolder?
    /// When somebody looks next how much it has written into its folder.
    var nextLook = ContinuousClock.now + RunFolder.patience
    /// How often it has been looked after since it closed its output, at its end mostly.
    var looks = 0

    /// - Returns: what cut it short, if anything did, and how it ended, if that is known.
    mutating func untilEnd(_ status: () -> Int32?) -> (cut: Subprocess.Ending?, status: Int32?) {
        var ending: Int32?
        while ending == nil || output.isOpen {
            if deadline <= .now { return (.timedOut, ending) }
            let isReady = read(milliseconds: patience(hasEnded: ending != nil))
            if let flood = flood() { return (flood, ending) }
            if !isReady, ending != nil { break }
            if ending == nil { ending = status() }
        }
        return (nil, ending)
    }

    /// That it has written more than it may; nil if it has not.
    private mutating func flood() -> Subprocess.Ending? {
        if output.bytes.count > limit || channelIsFull { return .flooded(bytes: limit) }
        guard let home, .now > nextLook else { return nil }
        nextLook = .now + RunFolder.patience
        return home.isOverfull ? .flooded(bytes: home.limit) : nil
    }

    private var channelIsFull: Bool { channel.bytes.count > 16 * limit }

    /// How long to wait for what it writes.
    ///
    /// What the program left behind may keep the output open: look after itself as well.
    private mutating func patience(hasEnded: Bool) -> Int32 {
        if hasEnded { return 0 }
        if output.isOpen { return 20 }
        if looks >= 40 { return 1 }
        looks += 1
        usleep(50)
        return 0
    }

    /// Takes what its channel holds when nobody writes any more.
    mutating func takeTheRest() {
        output.isOpen = false
        while read(milliseconds: 0), !channelIsFull {}
    }

    /// Reads what is there, and says whether there was something, if only an end.
    private mutating func read(milliseconds: Int32) -> Bool {
        var polls = [output, channel].map {
            pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
        }
        guard Channel.poll(&polls, milliseconds: milliseconds) > 0 else { return false }
        if polls[0].revents != 0 { output.take() }
        if polls[1].revents != 0 { channel.take() }
        return true
    }
}

private struct Source {
    var descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true

    mutating func take() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Channel.read(descriptor, &buffer)
        if count <= 0 { isOpen = false } else { bytes += buffer[..<count] }
    }
}

/// What is said between this process and those that it starts.
enum Channel {
    /// Two ends, each of which reads what is written to the other; other children inherit neither.
    static func make() throws -> (near: Int32, far: Int32) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let result = Glibc.socketpair(AF_UNIX, kind, 0, &ends)
        guard result == 0 else {
            throw LabError.cannotRun("a channel", reason: String(cString: strerror(errno)))
        }
        return (ends[0], ends[1])
    }

    /// Sends a line to a channel, if there is somebody to read it.
    static func send(_ line: String, over channel: Int32) {
        _ = Glibc.send(channel, line, line.utf8.count, Int32(MSG_NOSIGNAL))
    }

    static func poll(_ descriptors: inout [pollfd], milliseconds: Int32) -> Int32 {
        Glibc.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    static func read(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        Glibc.read(descriptor, &buffer, buffer.count)
    }
}
