import Foundation

/// A place where programs run that may do anything.
struct Cell: Sendable {
    var confinement: Confinement
    let toolchain: Toolchain
    /// A folder that becomes `/` where the confinement does not make its own.
    var root: URL?

    init(_ confinement: Confinement, _ toolchain: Toolchain) throws {
        self.confinement = confinement
        self.toolchain = toolchain
        if confinement == .namespaces { root = try makeRoot() }
    }

    /// Runs a program that sees `folder` with its two folders `package`, where it is, and `home`.
    ///
    /// - Parameter executable: a path from `folder` on, or one of the system's.
    func run(
        _ executable: String, _ arguments: [String] = [], for folder: URL,
        environment: [String: String], limits: Limits, greeting: String = ""
    ) throws -> Subprocess {
        let folder = folder.resolvingSymlinksInPath()
        for name in Self.ownFolders {
            let own = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
            try give(own)
        }
        let place = hasOwnRoot ? Self.home : folder.path
        let home = place + "/home"
        let program = executable.hasPrefix("/") ? executable : place + "/" + executable
        let command = limits.shell + ["cd \"$0\" && exec \"$@\"", place + "/package", program]
        var result = try Subprocess.run(
            words(for: folder) + Self.shell(command) + arguments,
            environment: environment.merging(["HOME": home, "TMPDIR": home]) { $1 },
            seconds: limits.seconds, output: limits.output,
            endsAlone: hasOwnRoot, home: RunFolder(folder: folder, limit: limits.disk),
            greeting: greeting)
        // NB: the first process of its own root says how the program ended as a shell does.
        if hasOwnRoot, case .exited(let code) = result.ending, (129..<193).contains(code) {
            result.ending = .signalled(code - 128)
        }
        return result
    }

    /// `/bin/sh -c` with lines of a script, of which the last two words are its arguments.
    private static func shell(_ parts: [String]) -> [String] {
        ["/bin/sh", "-c", parts.dropLast(2).joined(separator: "\n")] + parts.suffix(2)
    }

    /// What stands before a command to run it here.
    private func words(for folder: URL) throws -> [String] {
        switch confinement {
        case .none: []
        case .bubblewrap: bubblewrap(folder)
        case .namespaces: try namespaces(folder)
        case .sandboxExec: ["sandbox-exec", "-p", profile(folder)]
        }
    }
}

extension Limits {
    /// Lines of a shell that take the limits on.
    ///
    /// NB: shells differ in the letter for processes, and systems in what they can limit.
    fileprivate var shell: [String] {
        let processes = Platform.threads + processes
        return [
            "ulimit -c 0",
            "{",
            "ulimit -d \(memory / 1024)",
            "ulimit -v \((memory + Self.shared) / 1024)",
            "ulimit -f \(fileSize / 512)",
            "ulimit -S -t \(work)",
            "ulimit -H -t \(work + 1)",
            "ulimit -u \(processes) || ulimit -p \(processes)",
            "} 2>/dev/null",
        ]
    }

    /// Room for libraries, stacks and what is only reserved.
    private static let shared = 2 << 30
}
