import Foundation

/// A terminal that exists in memory only, in which the built program runs.
public final class PseudoTerminal {
    private var ours: Int32
    private let theirs: Int32
    private let process = Process()
    private let hasEnded = DispatchSemaphore(value: 0)
    /// What was written, and not yet awaited. A letter may come in two pieces.
    private var output = Data()

    /// - Parameters:
    ///   - kind: what it can do, by the name that programs know; nil if it has none.
    ///   - home: the home folder of the program; nil if it has none.
    public init(
        _ program: Program, _ arguments: String..., kind: String? = "xterm", home: String? = nil
    ) throws {
        var ends: (ours: Int32, theirs: Int32) = (-1, -1)
        guard openpty(&ends.ours, &ends.theirs, nil, nil, nil) == 0 else {
            throw TerminalError("There are no terminals here")
        }
        (ours, theirs) = ends
        resize(columns: 72, rows: 12)
        let handle = FileHandle(fileDescriptor: theirs, closeOnDealloc: false)
        process.executableURL = try program.url
        process.arguments = arguments
        process.environment = ["LC_ALL": "en_GB.UTF-8", "TZ": "Europe/Berlin"]
        process.environment?["TERM"] = kind
        process.environment?["HOME"] = home
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
    }

    deinit {
        if process.isRunning { signal(SIGKILL) }
        hangUp()
        close(theirs)
    }

    /// The window is closed, or the connection is lost.
    public func hangUp() {
        if ours >= 0 { close(ours) }
        ours = -1
    }

    /// Starts the program in it.
    ///
    /// - Throws: if it cannot be started.
    public func start() throws {
        process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
        try process.run()
    }

    /// Which settings it has: echo, signals, whole lines.
    public var settings: [UInt] {
        var settings = termios()
        tcgetattr(theirs, &settings)
        return [
            settings.c_iflag, settings.c_oflag, settings.c_lflag, settings.c_cflag,
        ].map { UInt($0) }
    }

    /// Types these letters, or the bytes of other keys.
    public func press(_ keys: String) {
        _ = keys.utf8.withContiguousStorageIfAvailable { write(ours, $0.baseAddress, $0.count) }
    }

    /// Gives the window another size, and tells the program.
    public func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
        if process.isRunning { signal(SIGWINCH) }
    }

    /// Sends the program a signal, such as `SIGTERM`.
    public func signal(_ number: Int32) {
        kill(process.processIdentifier, number)
    }

    /// Waits until this is written, after what was awaited before; returns what stands between.
    ///
    /// - Parameter nudge: a signal to send as long as nothing comes.
    @discardableResult
    public func wait(for text: String, nudge: Int32? = nil) throws -> String {
        let deadline = Date(timeIntervalSinceNow: 20)
        while true {
            if let range = output.range(of: Data(text.utf8)) {
                defer { output = Data(output[range.upperBound...]) }
                return String(decoding: output[..<range.lowerBound], as: UTF8.self)
            }
            if let nudge, Date() < deadline, !hasMore(within: 50) {
                signal(nudge)
            } else if try !readMore(until: deadline) {
                throw TerminalError("awaited “\(text)”, got “\(said)”")
            }
        }
    }

    /// Waits until the program has ended, and returns its status.
    public func waitForEnd() throws -> Int32 {
        guard hasEnded.wait(timeout: .now() + 20) == .success else {
            throw TerminalError("awaited the end, got “\(said)”")
        }
        return process.terminationStatus
    }

    private func hasMore(within milliseconds: Int32) -> Bool {
        var file = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, milliseconds) > 0
    }

    private func readMore(until deadline: Date) throws -> Bool {
        guard hasMore(within: Int32(max(0, deadline.timeIntervalSinceNow * 1000))) else {
            return false
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(ours, &bytes, bytes.count)
        output += bytes.prefix(max(0, count))
        return count > 0
    }

    private var said: String { String(decoding: output, as: UTF8.self) }
}

/// What did not happen in a terminal.
public struct TerminalError: Error, CustomStringConvertible {
    /// What was awaited, and what came.
    public let description: String

    /// An error that says this.
    public init(_ description: String) {
        self.description = description
    }
}
