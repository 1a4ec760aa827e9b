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
            /// What stands before each line of the report.
            var token = ""
            var fault: Int?
            var stopsAtFailure = false
            var configuration = "{}"

            init(_ line: [UInt8] = []) {
                let parts = String(decoding: line, as: UTF8.self)
                    .split(separator: " ", maxSplits: 3).map(String.init)
                guard parts.count == 4 else { return }
                token = parts[0]
                fault = Int(parts[1])
                stopsAtFailure = parts[2] == "\(untilFailure)"
                configuration = parts[3]
            }
        }

        private nonisolated(unsafe) var greeting = Greeting()
        private nonisolated(unsafe) var channel: Int32 = -1
        private let turn = NSLock()

        private func report(_ event: [String: Any]) {
            if let data = try? JSONSerialization.data(withJSONObject: event) { report(data) }
        }

        private func report(_ event: Data) {
            let line = [UInt8]((greeting.token + " ").utf8) + event + [10]
            turn.withLock { _ = write(channel, line, line.count) }
        }

        /// Takes the channel to where nobody expects it, and dies with the Lab, whatever ends it.
        ///
        /// Programs that tests start do not inherit the channel; an exit test runs without it.
        private func meetTheLab() {
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while read(\(channel), &byte, 1) == 1, byte != 10 { line.append(byte) }
            greeting = Greeting(line)
            channel = fcntl(\(channel), F_DUPFD_CLOEXEC, Int32.random(in: 50..<250))
            guard channel >= 0 else { return }
            close(\(channel))
            report(Data(#"{"kind":"begun"}"#.utf8))
            Thread.detachNewThread {
                var byte: UInt8 = 0
                var count = 1
                while count > 0 { count = read(channel, &byte, 1) }
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
            let path = program.deletingLastPathComponent().path + "/" + name
            if let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) { return library }
            report(["kind": "unloadable", "message": String(cString: dlerror())])
            exit(1)
        }

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
