extension Runner {
    /// How the program learns what is to be run.
    static let listening = """
        /// What the Lab says; the files of code and of tests come with it.
        private func listen() -> [UInt8] {
            withdraw()
            let (line, files) = receive()
            libraries = files
            return line
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
                // A length of eight bytes, a level, a kind, and two descriptors.
                var control = [Int32](repeating: 0, count: 6)
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

        """
}
