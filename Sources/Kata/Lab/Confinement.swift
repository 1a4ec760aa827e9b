import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What keeps a run away from everything but its own folder.
///
/// Inside there is no network, nothing of the course, and nothing to write to but the run's
/// folder; whatever it starts ends with it.
package enum Confinement: Hashable, Sendable, CustomStringConvertible {
    case none(because: String)
    /// `bwrap`, which is part of many Linux systems.
    case bubblewrap
    /// `unshare`, which is part of all of them.
    case namespaces
    /// `sandbox-exec` of macOS.
    case sandboxExec

    /// By the name of its program, or `none`.
    package init?(name: String) {
        let programs: [String: Confinement] = [
            "none": .none(because: "it was asked for"), "bwrap": .bubblewrap,
            "unshare": .namespaces, "sandbox-exec": .sandboxExec,
        ]
        guard let found = programs[name] else { return nil }
        self = found
    }

    /// In one line, for a person.
    package var description: String {
        switch self {
        case .none(let reason): "isolation: none, because \(reason)"
        case .bubblewrap: "isolation: bwrap"
        case .namespaces: "isolation: unshare"
        case .sandboxExec: "isolation: sandbox-exec"
        }
    }

    /// The first of those that the machine offers which works here, without a password.
    static func strongest(_ toolchain: Toolchain) throws -> Confinement {
        #if os(Linux)
            let offers = [Confinement.bubblewrap, .namespaces]
        #else
            let offers = [Confinement.sandboxExec]
        #endif
        var reasons: [String] = []
        for offer in offers {
            guard let reason = try offer.objection(toolchain) else { return offer }
            reasons.append(reason)
        }
        return .none(because: reasons.joined(separator: "; "))
    }

    /// Why it does not work here; nil if it does.
    func objection(_ toolchain: Toolchain) throws -> String? {
        do {
            let result = try Scratch.with { folder in
                try Cell(self, toolchain).run(
                    "/bin/sh", ["-c", "exit 0"], for: folder, environment: [:],
                    limits: Limits(seconds: 5))
            }
            if result.ending == .exited(0) { return nil }
            let words = result.output.split(separator: "\n").last.map(String.init)
            return words ?? "\(self) ends with \(result.ending)"
        } catch LabError.cannotRun(let program, let reason) {
            return "\(program): \(reason)"
        }
    }
}

/// The cell of a Lab, made when it is first needed: to find the strongest takes a moment.
final class Isolation: Sendable {
    private let demand: Confinement?
    private let announce: @Sendable (Confinement) -> Void
    private let made = Mutex<Cell?>(nil)

    init(_ demand: Confinement?, _ announce: @escaping @Sendable (Confinement) -> Void) {
        self.demand = demand
        self.announce = announce
    }

    /// - Throws: `LabError.cannotConfine` if what was asked for does not work here.
    func cell(_ toolchain: Toolchain) throws -> Cell {
        try made.withLock { made in
            if let made { return made }
            let cell = try Cell(confinement(toolchain), toolchain)
            announce(cell.confinement)
            made = cell
            return cell
        }
    }

    private func confinement(_ toolchain: Toolchain) throws -> Confinement {
        guard let demand else { return try .strongest(toolchain) }
        if case .none = demand { return demand }
        if let reason = try demand.objection(toolchain) {
            throw LabError.cannotConfine("\(demand)", reason: reason)
        }
        return demand
    }

    /// What decides which cell it will be.
    var traits: [String] {
        if let demand { return ["\(demand)"] }
        let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let tools = ["bwrap", "unshare", "sandbox-exec"].filter { tool in
            places.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
        }
        return tools + ["\(geteuid())"]
    }
}

/// A place where programs run that may do anything.
struct Cell: Sendable {
    var confinement: Confinement
    private var toolchain: Toolchain
    /// A folder that becomes `/` where the confinement does not make its own.
    private var root: URL?

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
            endsAlone: hasOwnRoot, home: folder, greeting: greeting)
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

    // MARK: - Linux

    /// Where the folder of a run is, inside.
    private static let home = "/kata"
    private static let ownFolders = ["package", "home"]
    private static let ownFiles = [Runner.program, Runner.library]
    private static let devices = ["null", "zero", "full", "random", "urandom"]
    private static let nobody = 65534

    private var hasOwnRoot: Bool { [.bubblewrap, .namespaces].contains(confinement) }

    /// Whether what runs here becomes another user, so that the limit on processes holds.
    private var becomesNobody: Bool { hasOwnRoot && geteuid() == 0 }

    /// What gives up all rights, in front of a command.
    private var humbly: [String] {
        let nobody =
            becomesNobody
            ? ["--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"] : []
        return ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"] + nobody
    }

    private func give(_ folder: URL) throws {
        guard becomesNobody else { return }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for path in [""] + files {
            try FileManager.default.setAttributes(
                [.ownerAccountID: Self.nobody, .groupOwnerAccountID: Self.nobody],
                ofItemAtPath: folder.appendingPathComponent(path).path)
        }
    }

    /// The folders of the system that can be read inside, and links between them.
    private var system: (folders: [String], links: [String: String]) {
        var folders = ["/usr", "/etc"]
        var links = ["/tmp": Self.home + "/home"]
        for path in ["/bin", "/sbin", "/lib", "/lib64"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                links[path] = target
            } else if FileManager.default.fileExists(atPath: path) {
                folders.append(path)
            }
        }
        let libraries = toolchain.resources + "/linux"
        return (libraries.hasPrefix("/usr/") ? folders : folders + [libraries], links)
    }

    /// What is there of the run's folder, and whether it can be written.
    private func belongings(_ folder: URL) -> [(name: String, isWritable: Bool)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { (Self.ownFiles + Self.ownFolders).contains($0) }.sorted()
            .map { ($0, Self.ownFolders.contains($0)) }
    }

    private func bubblewrap(_ folder: URL) -> [String] {
        var words = [
            "bwrap", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--die-with-parent",
        ]
        if geteuid() != 0 { words.append("--unshare-user") }
        // NB: the folders on the way would be closed to all but root.
        for path in (system.folders + [Self.home + "/home"]).flatMap(\.parents) {
            words += ["--dir", path]
        }
        for path in system.folders { words += ["--ro-bind", path, path] }
        for (path, target) in system.links { words += ["--symlink", target, path] }
        words += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        for (name, isWritable) in belongings(folder) {
            words.append(isWritable ? "--bind" : "--ro-bind")
            words += [folder.appendingPathComponent(name).path, Self.home + "/" + name]
        }
        return words + ["--remount-ro", "/"] + humbly
    }

    private func namespaces(_ folder: URL) throws -> [String] {
        guard let root = root?.path else { return [] }
        var table = ["\(root.escaped) \(root.escaped) none bind,ro"]
        table += (system.folders + Self.devices.map { "/dev/" + $0 })
            .map { "\($0.escaped) \((root + $0).escaped) none bind,ro" }
        table += belongings(folder).map { name, isWritable in
            let place = folder.appendingPathComponent(name).path.escaped
            return "\(place) \((root + Self.home + "/" + name).escaped) none bind"
                + (isWritable ? "" : ",ro")
        }
        table.append("proc \((root + "/proc").escaped) proc defaults")
        let file = folder.appendingPathComponent("mounts")
        try Data(table.map { $0 + "\n" }.joined().utf8).write(to: file)
        var words = ["unshare", "--mount", "--pid", "--net", "--ipc", "--fork", "--kill-child"]
        if geteuid() != 0 { words += ["--user", "--map-root-user"] }
        words += ["/bin/sh", "-c", Self.begin, file.path]
        words += ["unshare", "--root", root] + humbly
        // The first process of all cannot be ended by signals of its own.
        let first = #"exec 8>&2 2>/dev/null; "$@" 2>&8 8>&-; exit $?"#
        return words + ["/bin/sh", "-c", first, "sh"]
    }

    /// Mounts what is there, and wakes the run's own loopback, where a tool for that is installed.
    private static let begin = #"""
        mount --all --fstab "$0" || exit
        PATH="$PATH:/usr/sbin:/sbin"
        { ip link set lo up || ifconfig lo up; } >/dev/null 2>&1
        exec "$@"
        """#

    /// An empty system: places where folders appear in each run.
    private func makeRoot() throws -> URL {
        let root = try Scratch.untilExit()
        let files = FileManager.default
        let system = system
        let own = Self.ownFolders.map { Self.home + "/" + $0 }
        for path in system.folders + ["/proc", "/dev"] + own {
            try files.createDirectory(
                at: root.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let places = Self.devices.map { "/dev/" + $0 } + Self.ownFiles.map { Self.home + "/" + $0 }
        for path in places {
            _ = files.createFile(atPath: root.appendingPathComponent(path).path, contents: nil)
        }
        let links = system.links.merging(["/dev/fd": "/proc/self/fd"]) { $1 }
        for (path, target) in links {
            try files.createSymbolicLink(
                atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
        }
        return root
    }

    // MARK: - macOS

    /// NB: the last rule that fits decides.
    private func profile(_ folder: URL) -> String {
        func quoted(_ path: String) -> String {
            "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let readable = [toolchain.bin + "/..", toolchain.frameworks + "/../../..", folder.path]
            .map { "(subpath \(quoted(URL(fileURLWithPath: $0).standardizedFileURL.path)))" }
        return """
            (version 1)
            (allow default)
            (deny network*)
            (allow network* (local ip "localhost:*"))
            (allow network-outbound (remote ip "localhost:*"))
            (deny file-write*)
            (allow file-write* (subpath \(quoted(folder.path))) (literal "/dev/null"))
            (deny file-read-data (subpath \(quoted(home))))
            (allow file-read-data \(readable.joined(separator: " ")))
            """
    }
}

extension String {
    /// The folders on the way to this path, the first first.
    fileprivate var parents: [String] {
        let parts = split(separator: "/").dropLast()
        return parts.indices.map { "/" + parts[...$0].joined(separator: "/") }
    }

    /// As `fstab` has it, where blanks separate.
    fileprivate var escaped: String {
        replacing("\\", with: #"\134"#).replacing(" ", with: #"\040"#)
            .replacing("\t", with: #"\011"#).replacing("\n", with: #"\012"#)
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
            "ulimit -u \(processes) || ulimit -p \(processes)",
            "} 2>/dev/null",
        ]
    }

    /// Room for libraries, stacks and what is only reserved.
    private static let shared = 2 << 30
}
