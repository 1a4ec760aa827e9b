extension Runner {
    /// What all these programs have in common.
    ///
    /// NB: what is private has no name by which code under test could be linked to it.
    static let shared = """
        import Dispatch
        import Foundation
        import Testing

        /// What the Lab asks for.
        private struct Greeting {
            var fault: Int?
            var stopsAtFailure = false
            /// A resource, a soft limit and a hard one, of each.
            var limits: [[UInt]] = []
            var configuration = "{}"

            init(_ line: [UInt8] = []) {
                let parts = String(decoding: line, as: UTF8.self)
                    .split(separator: " ", maxSplits: 3).map(String.init)
                guard parts.count == 4 else { return }
                fault = Int(parts[0])
                stopsAtFailure = parts[1] == "\(untilFailure)"
                limits = parts[2].split(separator: ",").map {
                    $0.split(separator: ":").compactMap { UInt($0) }
                }
                configuration = parts[3]
            }
        }

        private nonisolated(unsafe) var greeting = Greeting()

        /// Where the secret is, and nowhere else; it can be read only while it is sent.
        private nonisolated(unsafe) let secret = mmap(
            nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANON), -1, 0)!
        private let turn = NSLock()

        private func report(_ event: [String: Any]) {
            if let data = try? JSONSerialization.data(withJSONObject: event) { report(data) }
        }

        private func report(_ event: Data) {
            var rest = [UInt8](event + [10])
            turn.withLock {
                mprotect(secret, 4096, PROT_READ)
                rest.withUnsafeMutableBytes { rest in
                    let line = [
                        iovec(iov_base: secret, iov_len: \(secretLength)),
                        iovec(iov_base: rest.baseAddress, iov_len: rest.count),
                    ]
                    _ = writev(\(channel), line, 2)
                }
                mprotect(secret, 4096, PROT_NONE)
            }
        }

        /// Learns the secret, and dies with the Lab, whatever ends it.
        ///
        /// Programs that tests start do not inherit the channel; an exit test runs without it.
        private func meetTheLab() {
            greeting = Greeting(listen())
            for limit in greeting.limits where limit.count == 3 {
                var soft = rlimit()
                soft.rlim_cur = rlim_t(limit[1])
                soft.rlim_max = rlim_t(limit[2])
                setrlimit(__rlimit_resource_t(UInt32(limit[0])), &soft)
            }
            guard fcntl(\(channel), F_SETFD, FD_CLOEXEC) == 0 else { return }
            report(Data(#"{"kind":"begun"}"#.utf8))
            Thread.detachNewThread {
                var byte: UInt8 = 0
                var count = 1
                while count > 0 { count = read(\(channel), &byte, 1) }
                if count == 0 { kill(0, SIGKILL) }
            }
        }

        /// Loads the code, and the tests that use it, which are beside this program.
        private func loadTests() -> UnsafeMutableRawPointer {
            choose(in: load("\(code)"))
            return load("\(tests)")
        }

        private func load(_ name: String) -> UnsafeMutableRawPointer {
            let program = URL(fileURLWithPath: CommandLine.arguments[0])
            let file = libraries.isEmpty ? nil : libraries.removeFirst()
            let path = file.map { "/proc/self/fd/\\($0)" }
                ?? program.deletingLastPathComponent().path + "/" + name
            defer { if let file { close(file) } }
            if let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) { return library }
            report(["kind": "unloadable", "message": String(cString: dlerror())])
            exit(1)
        }

        /// The files of the code and of the tests, where they came over the channel.
        private nonisolated(unsafe) var libraries: [Int32] = []
        private nonisolated(unsafe) var countSpots: (@convention(c) () -> Int)?
        private nonisolated(unsafe) var isReached: (@convention(c) (Int) -> Bool)?

        /// Chooses a fault, where the code holds any.
        private func choose(in code: UnsafeMutableRawPointer) {
            typealias Choose = @convention(c) (Int) -> Void
            guard let fault = greeting.fault, let symbol = dlsym(code, "kata_choose") else { return }
            unsafeBitCast(symbol, to: Choose.self)(fault)
            countSpots = dlsym(code, "kata_spots").map {
                unsafeBitCast($0, to: (@convention(c) () -> Int).self)
            }
            isReached = dlsym(code, "kata_reached").map {
                unsafeBitCast($0, to: (@convention(c) (Int) -> Bool).self)
            }
        }

        /// Tells what was reached since this was last told, and how much work that took so far.
        private func reportReached(by test: String = "") {
            guard let countSpots, let isReached else { return }
            let spots = (0..<countSpots()).filter { isReached($0) }
            let work = Double(clock()) / Double(CLOCKS_PER_SEC)
            report(["kind": "reached", "test": test, "spots": spots, "work": work])
        }

        /// Ends the run: the first failure says enough.
        private func stop() -> Never {
            report(["kind": "runEnded"])
            _exit(1)
        }

        """
}
