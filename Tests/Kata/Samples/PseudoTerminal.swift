#if os(Linux)
    import Foundation
    import Glibc

    @testable import kata

    /// The program `kata` in a terminal of its own, driven as a person would.
    final class PseudoTerminal {
        let course: SampleCourse
        let pid: pid_t
        private let screenSide: Int32
        private let programSide: Int32
        private var output: [UInt8] = []

        /// Starts `kata` with these words in the course's folder.
        ///
        /// - Parameter shell: words of a shell to say before, such as `ulimit -f 0;`.
        init(
            _ words: String, in course: SampleCourse, columns: UInt16 = 80, shell: String = "",
            variables: [String: String] = ["TERM": "xterm"]
        ) throws {
            self.course = course
            // NB: posix_openpt and what belongs to it cannot be called from Swift.
            screenSide = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var unlocked: Int32 = 0
            _ = ioctl(screenSide, 0x4004_5431, &unlocked)  // TIOCSPTLCK
            var number: Int32 = 0
            _ = ioctl(screenSide, 0x8004_5430, &number)  // TIOCGPTN
            let path = "/dev/pts/\(number)"
            programSide = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            var size = winsize(ws_row: 30, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(screenSide, UInt(TIOCSWINSZ), &size)
            _ = fcntl(screenSide, F_SETFL, O_NONBLOCK)

            var actions = posix_spawn_file_actions_t()
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
            // setsid makes the terminal the one that Ctrl-C of this program belongs to.
            let script = "cd '\(course.root.path)'; \(shell) exec '\(Self.program)' \(words)"
            let arguments = ["/usr/bin/setsid", "--ctty", "/bin/sh", "-c", script]
            let environment = ProcessInfo.processInfo.environment
                .filter { !["NO_COLOR", "COLUMNS", "TERM"].contains($0.key) }
                .merging(variables) { $1 }
            let strings = arguments.map { strdup($0) } + [nil]
            let pairs = environment.map { strdup("\($0)=\($1)") } + [nil]
            defer { for string in strings + pairs { free(string) } }
            var pid = pid_t()
            // NB: a process that leads its group would make setsid fork, so it gets no group here.
            guard posix_spawn(&pid, arguments[0], &actions, nil, strings, pairs) == 0 else {
                throw KataError.cannotWrite("setsid", reason: "it does not start")
            }
            self.pid = pid
        }

        deinit {
            // It is given the time to clear up behind itself.
            var status: Int32 = 0
            kill(pid, SIGCONT)
            kill(pid, SIGTERM)
            let deadline = ContinuousClock.now + .seconds(5)
            while waitpid(pid, &status, WNOHANG) == 0 {
                if ContinuousClock.now > deadline { kill(pid, SIGKILL) }
                usleep(1000)
            }
            close(screenSide)
            close(programSide)
        }

        /// The program, beside which the tests are built.
        static let program = URL(fileURLWithPath: "/proc/self/exe")
            .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("kata")
            .path

        func type(_ keys: String) {
            _ = Array(keys.utf8).withUnsafeBytes { write(screenSide, $0.baseAddress, $0.count) }
        }

        func signal(_ number: Int32) { kill(pid, number) }

        /// What has been drawn last.
        var screen: String {
            let text = String(decoding: output, as: UTF8.self)
            let drawn =
                text.range(of: "\u{1b}[H", options: .backwards)
                .map { text[$0.upperBound...] } ?? text[...]
            let letters = drawn.replacing(/\u{1b}\[[0-9;?]*[A-Za-z]/, with: "")
            return String(String.UnicodeScalarView(letters.unicodeScalars.filter { $0 != "\r" }))
        }

        /// All that has been written, colours included.
        var everything: String { String(decoding: output, as: UTF8.self) }

        /// Waits until the screen shows all of `texts`.
        ///
        /// - Throws: `NotShown` with the screen, when the time is over.
        func waitFor(_ texts: String..., seconds: Double = 60) throws {
            try wait(for: texts.joined(separator: ", "), seconds: seconds) {
                texts.allSatisfy(screen.contains)
            }
        }

        func wait(for what: String, seconds: Double = 60, _ condition: () throws -> Bool) throws {
            let deadline = ContinuousClock.now + .seconds(seconds)
            while try !condition() {
                guard ContinuousClock.now < deadline else {
                    throw NotShown(what: what, screen: screen)
                }
                read()
            }
        }

        struct NotShown: Error, CustomStringConvertible {
            var what: String
            var screen: String
            var description: String { "waited in vain for “\(what)”; the screen shows:\n\(screen)" }
        }

        /// Waits until the program has ended.
        ///
        /// - Returns: its exit code, or 128 and the number of the signal that ended it.
        func end(seconds: Double = 60) throws -> Int32 {
            var status: Int32 = 0
            try wait(for: "the end", seconds: seconds) { waitpid(pid, &status, WNOHANG) == pid }
            read()
            return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
        }

        /// Whether the terminal shows what is typed, and gives it line by line, and can be held up.
        var isAsBefore: Bool {
            var mode = termios()
            tcgetattr(programSide, &mode)
            let flags = tcflag_t(ECHO | ICANON)
            return mode.c_lflag & flags == flags && mode.c_iflag & tcflag_t(IXON) != 0
        }

        /// Whether the program has been stopped and waits to go on.
        var isStopped: Bool {
            let status = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
            return status.split(separator: " ").dropFirst(2).first == "T"
        }

        private func read() {
            var poll = pollfd(fd: screenSide, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, 20) > 0 else { return }
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            let count = Glibc.read(screenSide, &buffer, buffer.count)
            if count > 0 { output += buffer[..<count] }
        }
    }
#endif
