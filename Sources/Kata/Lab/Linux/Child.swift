import Foundation

/// A process that was started here, in a process group of its own.
struct Child {
    let pid: pid_t

    /// - Parameter streams: what it writes to; they are handed over to it.
    init(_ words: [String], environment: [String: String], streams: Streams) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            streams.handOver()
        }
        let (output, channel) = (streams.forProgram[0], streams.forProgram[1])
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_adddup2(&actions, channel, Runner.channel)
        Self.closeOthers(&actions)

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
        guard error == 0 else {
            streams.close()
            throw LabError.cannotRun(words[0], reason: String(cString: strerror(error)))
        }
        self.pid = pid
    }

    /// How it ended, as `waitpid` says it; nil if it has not.
    func status(waiting: Bool = false) -> Int32? {
        var status: Int32 = 0
        return waitpid(pid, &status, waiting ? 0 : WNOHANG) == pid ? status : nil
    }

    func end() { kill(-pid, SIGKILL) }

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
}
