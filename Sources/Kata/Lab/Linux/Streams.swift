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

    /// Closes our ends.
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
        var nextLook = start + RunFolder.patience
        let deadline = start + .seconds(seconds)
        var sources = [Source(descriptor: output.near), Source(descriptor: channel.near)]
        var cut: Subprocess.Ending?
        var ending: Int32?
        // How often it has been looked after since it closed its output, at its end mostly.
        var looks = 0
        while ending == nil || sources[0].isOpen {
            let left = deadline - .now
            if left <= .zero {
                cut = .timedOut
                break
            }
            // What the program left behind may keep the output open: look after itself as well.
            var patience: Int32 = ending != nil ? 0 : sources[0].isOpen ? 20 : 1
            if ending == nil, !sources[0].isOpen, looks < 40 {
                looks += 1
                patience = 0
                usleep(50)
            }
            let isReady = Source.read(&sources, milliseconds: patience)
            if sources[0].bytes.count > limit || sources[1].bytes.count > 16 * limit {
                cut = .flooded(bytes: limit)
                break
            }
            if let home, .now > nextLook {
                if home.isOverfull {
                    cut = .flooded(bytes: home.limit)
                    break
                }
                nextLook = .now + RunFolder.patience
            }
            if !isReady, ending != nil { break }
            if ending == nil { ending = status() }
        }
        ending = end() ?? ending
        sources[0].isOpen = false
        while Source.read(&sources, milliseconds: 0), sources[1].bytes.count <= 16 * limit {}
        close()
        let duration = ContinuousClock.now - start
        return Subprocess(
            ending: cut ?? Subprocess.Ending(status: ending ?? 0),
            output: String(decoding: sources[0].bytes.prefix(limit), as: UTF8.self),
            results: Data(sources[1].bytes),
            seconds: duration / .seconds(1)
        )
    }
}

/// What has come from a descriptor.
private struct Source {
    var descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true

    /// Reads what is there, and says whether there was something, if only an end.
    static func read(_ sources: inout [Source], milliseconds: Int32) -> Bool {
        var polls = sources.map {
            pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
        }
        guard Channel.poll(&polls, milliseconds: milliseconds) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for index in sources.indices where polls[index].revents != 0 {
            let count = Channel.read(polls[index].fd, &buffer)
            if count <= 0 {
                sources[index].isOpen = false
            } else {
                sources[index].bytes += buffer[..<count]
            }
        }
        return true
    }
}
