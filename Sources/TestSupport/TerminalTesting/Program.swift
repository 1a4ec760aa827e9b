import Foundation

/// A program that was built together with the tests.
public struct Program: Sendable {
    private let name: String
    private let place: URL?

    /// - Parameter name: the name of its product, such as `todo`.
    public init(_ name: String) {
        (self.name, place) = (name, nil)
    }

    /// One that stands somewhere else, such as `/bin/sh`.
    init(at place: URL) {
        (name, self.place) = (place.lastPathComponent, place)
    }

    /// Whether it is there. Where `CI` is set, its tests run in any case, and fail without it.
    public var isBuilt: Bool {
        ProcessInfo.processInfo.environment["CI"] != nil || (try? url) != nil
    }

    /// It stands beside the tests' bundle.
    var url: URL {
        get throws {
            if let place { return place }
            let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
            for path in paths {
                var folder = URL(fileURLWithPath: path)
                while folder.pathComponents.count > 1, folder.pathExtension != "xctest" {
                    folder.deleteLastPathComponent()
                }
                let program = folder.deletingLastPathComponent().appendingPathComponent(name)
                if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            }
            throw TerminalError("There is no program “\(name)” beside \(paths)")
        }
    }

    /// Runs it without a terminal, and returns what it wrote, and its status.
    public func run(
        _ input: String, _ arguments: String..., environment: [String: String] = [:],
        isUnheard: Bool = false
    ) throws -> (output: String, complaints: String, status: Int32) {
        try outcome(input, arguments, environment, isUnheard)
    }

    /// Runs it without a terminal, and returns what it wrote, and its status.
    public func run(
        _ input: String, _ arguments: [String], environment: [String: String] = [:],
        isUnheard: Bool = false
    ) throws -> (output: String, complaints: String, status: Int32) {
        try outcome(input, arguments, environment, isUnheard)
    }

    /// Whether it says something before it gets a line.
    public func speaksFirst(_ arguments: String...) throws -> Bool {
        let pipes = Pipes()
        let process = try start(arguments, [:], pipes)
        let output = pipes.output.fileHandleForReading
        var file = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        // NB: The end of a program that has said nothing is an event, too.
        let isFirst = poll(&file, 1, 20_000) > 0 && file.revents & Int16(POLLIN) != 0
        try pipes.input.fileHandleForWriting.close()
        _ = try pipes.output.text()
        process.waitUntilExit()
        return isFirst
    }

    /// Runs it until it says something, sends it a signal then, and returns its status.
    public func run(
        _ input: String, _ arguments: String..., until text: String, signal: Int32
    ) throws -> Int32 {
        let pipes = Pipes()
        let process = try start(arguments, [:], pipes)
        try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        var output = Data()
        while output.range(of: Data(text.utf8)) == nil {
            let data = try pipes.output.more()
            if data.isEmpty {
                let said = String(decoding: output, as: UTF8.self)
                throw TerminalError("awaited “\(text)”, got “\(said)”")
            }
            output += data
        }
        kill(process.processIdentifier, signal)
        while try !pipes.output.more().isEmpty {}
        process.waitUntilExit()
        return process.terminationStatus
    }

    private struct Pipes {
        let input = Pipe()
        let output = Pipe()
        let complaints = Pipe()
    }

    private func outcome(
        _ input: String, _ arguments: [String], _ environment: [String: String], _ isUnheard: Bool
    ) throws -> (output: String, complaints: String, status: Int32) {
        let pipes = Pipes()
        // Nobody reads what it says.
        if isUnheard { try pipes.output.fileHandleForReading.close() }
        let process = try start(arguments, environment, pipes)
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try pipes.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipes.input.fileHandleForWriting.close()
        let output = isUnheard ? "" : try pipes.output.text()
        let complaints = try pipes.complaints.text()
        process.waitUntilExit()
        return (output, complaints, process.terminationStatus)
    }

    private func start(
        _ arguments: [String], _ environment: [String: String], _ pipes: Pipes
    ) throws -> Process {
        let process = Process()
        process.executableURL = try url
        process.arguments = arguments
        process.environment = environment
        process.standardInput = pipes.input
        process.standardOutput = pipes.output
        process.standardError = pipes.complaints
        try process.run()
        return process
    }
}

extension Pipe {
    /// What comes next, nothing at the end; fails when there is neither for a minute.
    fileprivate func more() throws -> Data {
        let output = fileHandleForReading
        var file = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, 60_000) > 0 else { throw TerminalError("Neither more, nor the end") }
        return output.availableData
    }

    fileprivate func text() throws -> String {
        var whole = Data()
        while case let data = try more(), !data.isEmpty { whole += data }
        return String(decoding: whole, as: UTF8.self)
    }
}
