import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that runs in a process group of its own, and how it ended.
package struct Subprocess {
    package enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
        /// More came of it than so many bytes, in its output or in its files.
        case flooded(bytes: Int)
    }

    package var ending: Ending
    /// Standard output and standard error, as they came.
    package var output: String
    /// What it wrote into its end of the channel.
    var results: Data
    package var seconds: Double

    /// Runs a program until it ends, or until it has used up its time or written too much.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Throws: `LabError.cannotRun` if there is no such program or folder; `LabError.cancelled`.
    package static func run(
        _ executable: String,
        _ arguments: [String],
        in folder: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        seconds: Double,
        output limit: Int,
        endsAlone: Bool = false
    ) throws -> Subprocess {
        guard isFolder(executable) == false, access(executable, X_OK) == 0 else {
            throw LabError.cannotRun(executable, reason: "there is no such program")
        }
        guard isFolder(folder) == true else {
            throw LabError.cannotRun(executable, reason: "there is no folder \(folder)")
        }
        return try run(
            ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, executable] + arguments,
            environment: environment, seconds: seconds, output: limit,
            endsAlone: endsAlone, home: nil, greeting: "")
    }

    /// Runs a command; nothing that it started is alive when this returns.
    ///
    /// - Parameter endsAlone: whether all that it started ends with it.
    /// - Parameter home: where only it and what it started are.
    /// - Parameter greeting: what it can read from its end of the channel.
    static func run(
        _ words: [String], environment: [String: String], seconds: Double, output limit: Int,
        endsAlone: Bool, home: RunFolder?, greeting: String
    ) throws -> Subprocess {
        let mark = UUID().uuidString
        let child = try Child(
            words, environment: environment.merging([Self.mark: mark]) { $1 }, greeting: greeting)
        let cancellations = [.ofProgram, Cancellation.current].compactMap(\.self)
        for cancellation in cancellations { cancellation.adopt(child.pid) }
        defer {
            for cancellation in cancellations { cancellation.release(child.pid) }
            if !endsAlone {
                Platform.endProcesses(
                    marked: "\(Self.mark)=\(mark)", in: home?.folder, holding: child.sockets)
            }
        }
        let result = child.wait(seconds: seconds, limit: limit, home: home)
        if cancellations.contains(where: \.isCancelled) { throw LabError.cancelled }
        return result
    }

    /// Whether a folder is at `path`; nil if nothing is there.
    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return isThere ? isFolder.boolValue : nil
    }

    /// The variable by which processes that left the group are found again.
    static let mark = "KATA_RUN"
}

private struct Child {
    var pid: pid_t
    /// The reading end of its output.
    var output: Int32
    /// Our end of the channel, whose other end the child holds: it closes when we are gone.
    var channel: Int32

    /// The numbers of the sockets that the child has.
    var sockets: Set<UInt64>

    init(_ words: [String], environment: [String: String], greeting: String) throws {
        let (output, input) = try Platform.channel()
        let (near, far) = try Platform.channel()
        defer {
            close(input)
            close(far)
        }
        _ = Data(greeting.utf8).withUnsafeBytes { write(near, $0.baseAddress, $0.count) }
        var actions = Platform.emptyFileActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, input, 1)
        posix_spawn_file_actions_adddup2(&actions, input, 2)
        posix_spawn_file_actions_adddup2(&actions, far, Runner.channel)
        Platform.closeOthers(&actions)

        var attributes = Platform.emptySpawnAttributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Platform.spawnFlags)
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
        guard error == 0 else {
            close(output)
            close(near)
            throw LabError.cannotRun(words[0], reason: String(cString: strerror(error)))
        }
        self.pid = pid
        self.output = output
        self.channel = near
        self.sockets = [Platform.number(of: input), Platform.number(of: far)]
    }

    func wait(seconds: Double, limit: Int, home: RunFolder?) -> Subprocess {
        let start = ContinuousClock.now
        var nextLook = start + RunFolder.patience
        let deadline = start + .seconds(seconds)
        var sources = [Source(descriptor: output), Source(descriptor: channel)]
        var cut: Subprocess.Ending?
        var status: Int32?
        // How often the child has been looked after since it closed its output, at its end mostly.
        var looks = 0
        while status == nil || sources[0].isOpen {
            let left = deadline - .now
            if left <= .zero {
                cut = .timedOut
                break
            }
            // What the child left behind may keep the output open: look after the child as well.
            var patience: Int32 = status != nil ? 0 : sources[0].isOpen ? 20 : 1
            if status == nil, !sources[0].isOpen, looks < 40 {
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
            if !isReady, status != nil { break }
            if status == nil { status = ended() }
        }
        kill(-pid, SIGKILL)
        if status == nil { status = ended(waiting: true) }
        sources[0].isOpen = false
        while Source.read(&sources, milliseconds: 0), sources[1].bytes.count <= 16 * limit {}
        close(output)
        close(channel)
        let duration = ContinuousClock.now - start
        return Subprocess(
            ending: cut ?? Platform.ending(ofStatus: status ?? 0),
            output: String(decoding: sources[0].bytes.prefix(limit), as: UTF8.self),
            results: Data(sources[1].bytes),
            seconds: duration / .seconds(1)
        )
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
            guard Platform.poll(&polls, milliseconds: milliseconds) > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            for index in sources.indices where polls[index].revents != 0 {
                let count = Platform.read(polls[index].fd, &buffer)
                if count <= 0 {
                    sources[index].isOpen = false
                } else {
                    sources[index].bytes += buffer[..<count]
                }
            }
            return true
        }
    }

    private func ended(waiting: Bool = false) -> Int32? {
        var status: Int32 = 0
        return waitpid(pid, &status, waiting ? 0 : WNOHANG) == pid ? status : nil
    }
}
