extension Runner {
    /// How the program learns what is to be run.
    ///
    /// Where tests can do no harm to what is around them, the program stays as it is and runs them
    /// in a process of its own each time: to begin anew takes longer than most tests.
    static let listening = """
        /// What the Lab says: what is to be run by this process.
        private func listen() -> [UInt8] {
            withdraw()
            while true {
                let (line, files) = receive()
                libraries = Array(files.prefix(2))
                let streams = Array(files.dropFirst(2))
                // What comes with streams of its own is for a process of its own.
                if streams.isEmpty || begin(with: streams) { return line }
                for file in libraries { close(file) }
            }
        }

        /// A line from the channel, without the secret before it, and the descriptors that came
        /// with it.
        private func receive() -> (line: [UInt8], files: [Int32]) {
            var line: [UInt8] = []
            var files: [Int32] = []
            mprotect(secret, 4096, PROT_READ | PROT_WRITE)
            defer { mprotect(secret, 4096, PROT_NONE) }
            var bytes = [UInt8](repeating: 0, count: 1 << 12)
            while line.last != 10 {
                // A length of eight bytes, a level, a kind, and four descriptors.
                var control = [Int32](repeating: 0, count: 8)
                var length = 0
                let isFirst = line.isEmpty
                let count = bytes.withUnsafeMutableBytes { bytes in
                    control.withUnsafeMutableBytes { control in
                        var parts = [
                            iovec(iov_base: secret, iov_len: \(secretLength)),
                            iovec(iov_base: bytes.baseAddress, iov_len: bytes.count),
                        ]
                        return parts.withUnsafeMutableBufferPointer { parts in
                            var message = msghdr()
                            message.msg_iov = parts.baseAddress! + (isFirst ? 0 : 1)
                            message.msg_iovlen = isFirst ? 2 : 1
                            message.msg_control = control.baseAddress
                            message.msg_controllen = control.count
                            let count = recvmsg(
                                \(channel), &message, Int32(MSG_CMSG_CLOEXEC))
                            length = Int(message.msg_controllen)
                            return count
                        }
                    }
                }
                let own = isFirst ? \(secretLength) : 0
                if count <= own { break }
                line += bytes[..<(count - own)]
                if length > 16 { files = Array(control[4..<(length / 4)]) }
            }
            if line.last == 10 { line.removeLast() }
            return (line, files)
        }

        /// Splits this process in two: whether this is the one that runs the tests.
        ///
        /// The other one waits for its end, ends what it left behind, and tells the Lab.
        private func begin(with streams: [Int32]) -> Bool {
            set(.subreaper, 1)
            // Wakes up whoever waits.
            signal(SIGCHLD) { _ in }
            let state = limits
            let child = fork()
            if child == 0 {
                become(streams)
                return true
            }
            for stream in streams { close(stream) }
            var status: Int32 = 0
            while child > 0, waitpid(child, &status, WNOHANG) == 0 {
                var lab = pollfd(fd: \(channel), events: 0, revents: 0)
                if poll(&lab, 1, 20) > 0 { break }
            }
            endOthers()
            let again = child > 0 && limits == state ? "again" : "never"
            let word = Array("\\(status) \\(again) ".utf8)
            if write(\(channel), word, word.count) != word.count { exit(0) }
            return false
        }

        /// Ends all processes but this one, in a place that is theirs alone.
        private func endOthers() {
            guard getpid() < 64 else { exit(1) }
            kill(-1, SIGKILL)
            while waitpid(-1, nil, 0) > 0 {}
        }

        /// Takes the place of a process that was started for these streams alone.
        private func become(_ streams: [Int32]) {
            setpgid(0, 0)
            dup2(streams[0], 1)
            dup2(streams[0], 2)
            dup2(streams[1], \(channel))
            for stream in streams { close(stream) }
            signal(SIGCHLD, SIG_DFL)
            // What is in an order of chance is not to be in the same one each time.
            if let seed = dlsym(nil, "_swift_stdlib_Hashing_parameters") {
                var chance = SystemRandomNumberGenerator()
                let words = seed.assumingMemoryBound(to: UInt64.self)
                for index in 0..<2 { words[index] = chance.next() }
            }
        }

        /// What this process may use of each resource.
        private var limits: [rlim_t] {
            (0..<16).flatMap { resource in
                var limit = rlimit()
                getrlimit(__rlimit_resource_t(resource), &limit)
                return [limit.rlim_cur, limit.rlim_max]
            }
        }

        /// NB: Swift has no name for these, for fear of threads; there are none yet.
        private let fork = unsafeBitCast(
            dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)

        """
}
