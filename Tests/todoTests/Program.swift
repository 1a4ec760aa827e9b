import Foundation

/// The program that was built together with the tests.
enum Program {
    static var isBuilt: Bool { (try? url) != nil }

    /// It stands beside the tests' bundle.
    static var url: URL {
        get throws {
            let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
            for path in paths {
                var folder = URL(fileURLWithPath: path)
                while folder.pathComponents.count > 1, folder.pathExtension != "xctest" {
                    folder.deleteLastPathComponent()
                }
                let program = folder.deletingLastPathComponent().appendingPathComponent("todo")
                if FileManager.default.isExecutableFile(atPath: program.path) { return program }
            }
            throw TerminalError("There is no program “todo” beside \(paths)")
        }
    }

    /// Runs it without a terminal, and returns what it wrote, and its status.
    static func run(
        _ input: String, _ arguments: String..., environment: [String: String] = [:],
        isUnheard: Bool = false
    ) throws -> (output: String, complaints: String, status: Int32) {
        let process = Process()
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.executableURL = try url
        process.arguments = arguments
        process.environment = environment
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        // Nobody reads what it says.
        if isUnheard { try stdout.fileHandleForReading.close() }
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = isUnheard ? Data() : try stdout.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try stderr.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            String(decoding: output, as: UTF8.self), String(decoding: complaints, as: UTF8.self),
            process.terminationStatus
        )
    }
}
