import Foundation

/// A process that was started here, in a process group of its own, and what has come of it so far.
struct Child {
    let pid: pid_t
    /// The numbers of the sockets that it has.
    let sockets: Set<UInt64>
    private var output: Source
    /// Our end of a channel of its own; it closes when we are gone.
    private var channel: Source
    /// How often it has been looked after since it closed its output, at its end mostly.
    private var looks = 0

    /// - Parameter greeting: what it can read from its end of the channel.
    init(_ words: [String], environment: [String: String], greeting: String) throws {
        let (output, outputThere) = try Descriptor.pair()
        let (channel, channelThere) = try Descriptor.pair()
        _ = send(channel.number, greeting, greeting.utf8.count, Int32(MSG_NOSIGNAL))
        pid = try Self.start(
            words, environment: environment, outputThere.number, channelThere.number)
        sockets = [outputThere.node, channelThere.node]
        self.output = Source(descriptor: output)
        self.channel = Source(descriptor: channel)
    }

    private static func start(
        _ words: [String], environment: [String: String], _ output: Int32, _ channel: Int32
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_adddup2(&actions, channel, Runner.channel)
        closeOthers(&actions)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        posix_spawnattr_setflags(&attributes, Int16(flags))
        posix_spawnattr_setpgroup(&attributes, 0)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        // What we ignore, because we are watching, is not for the child to ignore.
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)

        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in arguments + variables { free(word) } }
        var pid = pid_t()
        let error = posix_spawnp(&pid, words[0], &actions, &attributes, arguments, variables)
        if error == 0 { return pid }
        throw LabError.cannotRun(words[0], reason: String(cString: strerror(error)))
    }

    /// Leaves to a child what it is given: the first three descriptors and the channel.
    ///
    /// What other threads are writing at that moment would be open in it, too.
    private static func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
        for descriptor in 3..<Runner.channel {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
        _ = closeFrom?(&actions, Runner.channel + 1)
    }

    /// NB: in glibc from 2.34 on, under a condition that hides it from Swift.
    private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
        .map { unsafeBitCast($0, to: AddCloseFrom.self) }
    private typealias AddCloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

    /// Reads until it ends, or until it has used up its time or written too much; then ends what is
    /// left of it.
    mutating func follow(seconds: Double, limit: Int, home: RunFolder?) -> Subprocess {
        // A laptop that sleeps takes nobody's time.
        let start = SuspendingClock.now
        let (cut, known) = untilEnd(by: start + .seconds(seconds), limit: limit, home: home)
        kill(-pid, SIGKILL)
        let status = self.status(waiting: true) ?? known ?? 0
        // What its channel holds when nobody writes any more.
        output.isOpen = false
        while read(milliseconds: 0), channel.bytes.count <= 16 * limit {}
        let signal = status & 0x7f
        return Subprocess(
            ending: cut ?? (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)),
            output: String(decoding: output.bytes.prefix(limit), as: UTF8.self),
            results: Data(channel.bytes), seconds: (SuspendingClock.now - start) / .seconds(1))
    }

    /// - Returns: what cut it short, if anything did, and how it ended, if that is known.
    private mutating func untilEnd(
        by deadline: SuspendingClock.Instant, limit: Int, home: RunFolder?
    ) -> (cut: Subprocess.Ending?, status: Int32?) {
        var ending: Int32?
        var nextLook = ContinuousClock.now + RunFolder.patience
        while ending == nil || output.isOpen {
            if ending == nil, deadline <= .now {
                // It may have ended while we were stopped ourselves.
                ending = status(waiting: false)
                if ending == nil { return (.timedOut, nil) }
            }
            let isReady = read(milliseconds: patience(hasEnded: ending != nil))
            if output.bytes.count > limit || channel.bytes.count > 16 * limit {
                return (.flooded(bytes: limit), ending)
            }
            if let home, .now > nextLook {
                if home.isOverfull { return (.flooded(bytes: home.limit), ending) }
                nextLook = .now + RunFolder.patience
            }
            if !isReady, ending != nil { break }
            if ending == nil { ending = status(waiting: false) }
        }
        return (nil, ending)
    }

    /// How it ended, as `waitpid` says it; nil if it has not, or if that was said before.
    private func status(waiting: Bool) -> Int32? {
        var status: Int32 = 0
        return waitpid(pid, &status, waiting ? 0 : WNOHANG) == pid ? status : nil
    }

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

    /// Reads what is there, and says whether there was something, if only an end.
    private mutating func read(milliseconds: Int32) -> Bool {
        var polls = [output, channel].map {
            pollfd(fd: $0.isOpen ? $0.descriptor.number : -1, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return false }
        if polls[0].revents != 0 { output.take() }
        if polls[1].revents != 0 { channel.take() }
        return true
    }
}

private struct Source {
    let descriptor: Descriptor
    var bytes: [UInt8] = []
    var isOpen = true

    mutating func take() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor.number, &buffer, buffer.count)
        if count <= 0 { isOpen = false } else { bytes += buffer[..<count] }
    }
}

extension Descriptor {
    /// Two ends, each of which reads what is written to the other; other children inherit neither.
    fileprivate static func pair() throws -> (near: Descriptor, far: Descriptor) {
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
            throw LabError.cannotRun("a channel", reason: String(cString: strerror(errno)))
        }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    /// The number by which the system knows it; zero if it knows none.
    fileprivate var node: UInt64 {
        var status = stat()
        return fstat(number, &status) == 0 ? UInt64(status.st_ino) : 0
    }
}

extension Subprocess {
    /// The same as `run`, sooner: for what is called a hundred times.
    static func spawn(
        _ executable: String, _ arguments: [String], in folder: String, seconds: Double,
        output limit: Int, endsAlone: Bool = false
    ) throws -> Subprocess {
        try spawn(
            words(executable, arguments, in: folder, seconds: seconds),
            environment: ProcessInfo.processInfo.environment, seconds: seconds, output: limit,
            endsAlone: endsAlone)
    }

    /// Runs a command; nothing that it started is alive when this returns.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Parameter home: where only it and what it started are.
    /// - Parameter greeting: what it can read from its end of the channel.
    static func spawn(
        _ words: [String], environment: [String: String], seconds: Double,
        output limit: Int, endsAlone: Bool, home: RunFolder? = nil, greeting: String = ""
    ) throws -> Subprocess {
        let mark = "KATA_RUN"
        let value = UUID().uuidString
        var child = try Child(
            words, environment: environment.merging([mark: value]) { $1 }, greeting: greeting)
        defer {
            if !endsAlone {
                // By that variable, processes that left the group are found again.
                Leftovers.end(
                    marked: "\(mark)=\(value)", in: home?.folder, holding: child.sockets)
            }
        }
        return try Cancellation.guarding(child.pid) {
            child.follow(seconds: seconds, limit: limit, home: home)
        }
    }
}

/// Processes that a run has left behind.
enum Leftovers {
    /// Ends processes that left their group, until none is found: those with `variable` in their
    /// environment, those that are in their home, and those that hold one of the sockets.
    static func end(marked variable: String, in home: URL?, holding sockets: Set<UInt64>) {
        let wanted = Data(variable.utf8)
        let home = home?.resolvingSymlinksInPath().path
        let links = Set(sockets.map { "socket:[\($0)]" })
        let files = FileManager.default
        func target(_ path: String) -> String? {
            try? files.destinationOfSymbolicLink(atPath: path)
        }
        func isLeft(_ process: String) -> Bool {
            if files.contents(atPath: process + "/environ")?.range(of: wanted) != nil {
                return true
            }
            if let home, let place = target(process + "/cwd"),
                place == home || place.hasPrefix(home + "/")
            {
                return true
            }
            let open = (try? files.contentsOfDirectory(atPath: process + "/fd")) ?? []
            return open.contains { target(process + "/fd/" + $0).map(links.contains) ?? false }
        }
        for _ in 1...5 {
            let left = ((try? files.contentsOfDirectory(atPath: "/proc")) ?? [])
                .compactMap { pid_t($0) }
                .filter { $0 != getpid() && isLeft("/proc/\($0)") }
            if left.isEmpty { return }
            for pid in left { kill(pid, SIGKILL) }
        }
    }
}

/// The folder of a run, and how many bytes of disk its files may take together.
struct RunFolder: Sendable {
    var folder: URL
    var limit: Int

    /// How long a run goes on before somebody looks how much it has written.
    static let patience = Duration.milliseconds(400)

    /// Whether its files take more than they may; each takes one block at least.
    var isOverfull: Bool {
        var bytes = 0
        folder.walk { _, status in
            bytes += 4096 + Int(status.st_size)
            return bytes <= limit
        }
        return bytes > limit
    }
}

extension URL {
    /// Looks at a folder and all that is in it, by paths and traits, as long as `look` says so.
    ///
    /// NB: Foundation knows no file whose name is not UTF-8.
    func walk(_ look: (_ path: [CChar], stat) -> Bool) {
        func visit(_ path: [CChar]) -> Bool {
            var status = stat()
            guard lstat(path, &status) == 0 else { return true }
            guard look(path, status) else { return false }
            guard status.st_mode & S_IFMT == S_IFDIR, let folder = opendir(path) else {
                return true
            }
            defer { closedir(folder) }
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
                }
                if name == [46] || name == [46, 46] { continue }
                guard visit(Array(path.dropLast()) + [47] + name + [0]) else { return false }
            }
            return true
        }
        _ = visit(Array(path.utf8CString))
    }
}
