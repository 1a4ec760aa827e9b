import Foundation

/// A place where programs run that may do anything.
struct Cell: Sendable {
    let confinement: Confinement
    private let toolchain: Toolchain
    /// The folder that becomes `/`, where what runs here sees another.
    private var root: URL?
    /// The folder that becomes `/etc` there.
    private var etc: URL?
    /// The folder, inside of that of a run, in which a program finds its two folders.
    private var detour = ""

    init(_ confinement: Confinement, _ toolchain: Toolchain) throws {
        self.confinement = confinement
        self.toolchain = toolchain
        if hasOwnRoot { (etc, root) = try (Self.makeEtc(), makeRoot()) }
    }

    /// The same place, where programs find their two folders in others than usual.
    var elsewhere: Cell {
        var cell = self
        cell.detour = "home/elsewhere/"
        return cell
    }

    /// The folder of a package, in that of a run.
    var package: String { detour + "package" }

    /// A folder that a program sees besides.
    struct Place {
        var folder: URL
        var isWritable = false
    }

    func path(of place: Place) -> String {
        (hasOwnRoot ? Self.home + "/seen" : "") + place.folder.path
    }

    /// Runs a program that sees `folder` with its two folders `package`, where it is, and `home`.
    ///
    /// - Parameter executable: a path from `folder` on, or one of the system's.
    func run(
        _ executable: String, _ arguments: [String] = [], for folder: URL,
        seeing places: [Place] = [],
        environment: [String: String], limits: Limits, greeting: String = ""
    ) throws -> Subprocess {
        let folder = folder.resolvingSymlinksInPath()
        try furnish(folder)
        for place in places where place.isWritable { give(place.folder) }
        let place = hasOwnRoot ? Self.home : folder.path
        let program = executable.hasPrefix("/") ? executable : place + "/" + executable
        let home = place + "/" + detour + "home"
        var result = try Subprocess.spawn(
            namespaces(folder, places) + limits.shell(program, in: place + "/" + package)
                + arguments,
            environment: environment.merging(["HOME": home, "TMPDIR": home]) { $1 },
            seconds: limits.seconds, output: limits.output, endsAlone: hasOwnRoot,
            home: RunFolder(folder: folder, limit: limits.disk), greeting: greeting)
        // NB: the first process of its own root says how the program ended as a shell does.
        if hasOwnRoot, case .exited(let code) = result.ending, (129..<193).contains(code) {
            result.ending = .signalled(code - 128)
        }
        return result
    }

    private func furnish(_ folder: URL) throws {
        for name in Self.ownFolders.map({ detour + $0 }) + Self.ownFolders {
            try folder.appendingPathComponent(name).makeFolder()
        }
        for name in Self.ownFolders { give(folder.appendingPathComponent(name)) }
    }
}

extension Cell {
    /// Where the folder of a run is, inside.
    private static let home = "/kata"
    /// What the machine is called, inside.
    private static let host = "kata"
    /// The folders of a run that it can write in.
    private static let ownFolders = ["package", "home"]
    private static let folders = [Runner.folder] + ownFolders
    private static let devices = ["null", "zero", "full", "random", "urandom"]
        .map { "/dev/" + $0 }
    private static let nobody: UInt32 = 65534

    /// Whether what runs here sees another `/`.
    private var hasOwnRoot: Bool { confinement == .namespaces }

    /// Whether what runs here becomes another user, so that the limit on processes holds.
    private var becomesNobody: Bool { hasOwnRoot && geteuid() == 0 && Self.isThereNobody }

    /// Whether this place has more users than root: some containers have not.
    private static let isThereNobody: Bool = {
        let map = (try? String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8)) ?? ""
        return map.split(separator: "\n").contains { line in
            let numbers = line.split(separator: " ").compactMap { UInt32($0) }
            return numbers.count == 3
                && nobody >= numbers[0] && nobody - numbers[0] < numbers[2]
        }
    }()

    /// What gives up all rights, in front of a command.
    private var humbly: [String] {
        let nobody =
            becomesNobody
            ? ["--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups"] : []
        return ["setpriv", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"] + nobody
    }

    /// Makes a folder, with what is in it, that of the user who runs here.
    private func give(_ folder: URL) {
        guard becomesNobody else { return }
        folder.walk { path, _ in
            lchown(path, Self.nobody, Self.nobody)
            return true
        }
    }

    /// The folders of the system that can be read inside, and links between them.
    private var system: (folders: [String], links: [String: String]) {
        var folders = ["/usr"]
        var links = ["/tmp": Self.home + "/home"]
        for path in ["/bin", "/sbin", "/lib", "/lib64"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                links[path] = target
            } else if FileManager.default.fileExists(atPath: path) {
                folders.append(path)
            }
        }
        let home = URL(fileURLWithPath: toolchain.resources).deletingLastPathComponent()
            .deletingLastPathComponent().path
        if !(home + "/").hasPrefix("/usr/") { folders.append(home) }
        // Many programs of /usr/bin are links to there.
        let choices = "/etc/alternatives"
        if FileManager.default.fileExists(atPath: choices) { folders.append(choices) }
        return (folders, links)
    }

    /// Makes a folder for `/etc`: what programs need, and nothing that names a person or a machine.
    private static func makeEtc() throws -> URL {
        let etc = try Scratch.untilExit()
        try "127.0.0.1 localhost\n::1 localhost\n".write(toFile: "hosts", in: etc)
        let files = FileManager.default
        for name in ["ld.so.cache", "localtime"] where files.fileExists(atPath: "/etc/" + name) {
            try files.copyItem(
                at: URL(fileURLWithPath: "/etc/" + name), to: etc.appendingPathComponent(name))
        }
        try etc.appendingPathComponent("alternatives").makeFolder()
        return etc
    }

    /// The words of `unshare`, in front of a command; none where that is not what runs it.
    private func namespaces(_ folder: URL, _ places: [Place]) throws -> [String] {
        guard let root = root?.path else { return [] }
        var table: [String] = []
        func bind(_ source: String, at place: String, isWritable: Bool = false) {
            let place = (root + place).escaped
            table.append("\(source.escaped) \(place) none bind" + (isWritable ? "" : ",ro"))
        }
        bind(root, at: "")
        if let etc { bind(etc.path, at: "/etc") }
        for path in system.folders + Self.devices { bind(path, at: path) }
        for place in places {
            let path = path(of: place)
            try URL(fileURLWithPath: root + path).makeFolder()
            bind(place.folder.path, at: path, isWritable: place.isWritable)
        }
        for name in Self.folders {
            let place = folder.appendingPathComponent(name)
            guard place.leadsToFolder else { continue }
            let isWritable = Self.ownFolders.contains(name)
            bind(place.path, at: Self.home + "/" + name, isWritable: isWritable)
        }
        table.append("proc \((root + "/proc").escaped) proc defaults")
        let file = folder.appendingPathComponent("mounts")
        try Data(table.map { $0 + "\n" }.joined().utf8).write(to: file)
        var words = ["unshare", "--mount", "--pid", "--net", "--ipc", "--uts", "--fork"]
        words.append("--kill-child")
        if geteuid() != 0 { words += ["--user", "--map-root-user"] }
        words += ["/bin/sh", "-c", Self.begin, file.path]
        words += ["unshare", "--root", root] + humbly
        // The first process of all cannot be ended by signals of its own.
        let first = #"exec 8>&2 2>/dev/null; "$@" 2>&8 8>&-; exit $?"#
        return words + ["/bin/sh", "-c", first, "sh"]
    }

    /// Mounts what is there, and gives the run a loopback and a name of its own, where tools for that
    /// are installed.
    private static let begin = #"""
        mount --all --fstab "$0" || exit
        PATH="$PATH:/usr/sbin:/sbin"
        { ip link set lo up || ifconfig lo up; hostname \#(host); } >/dev/null 2>&1
        exec "$@"
        """#

    /// An empty system: places where folders appear in each run.
    private func makeRoot() throws -> URL {
        let root = try Scratch.untilExit()
        let files = FileManager.default
        let system = system
        let own = Self.folders.map { Self.home + "/" + $0 }
        for path in system.folders + ["/etc", "/proc", "/dev"] + own {
            try root.appendingPathComponent(path).makeFolder()
        }
        for path in Self.devices {
            _ = files.createFile(atPath: root.appendingPathComponent(path).path, contents: nil)
        }
        let links = system.links.merging(["/dev/fd": "/proc/self/fd"]) { $1 }
        for (path, target) in links {
            try files.createSymbolicLink(
                atPath: root.appendingPathComponent(path).path, withDestinationPath: target)
        }
        return root
    }
}

extension String {
    /// As `fstab` has it, where blanks separate.
    fileprivate var escaped: String {
        replacing(["\\": #"\134"#, " ": #"\040"#, "\t": #"\011"#, "\n": #"\012"#])
    }
}

extension Limits {
    /// The words before those of a program that start it in a folder, under these limits.
    func shell(_ program: String, in folder: String) -> [String] {
        let script = (lines + [#"cd "$0" && exec "$@""#]).joined(separator: "\n")
        return ["/bin/sh", "-c", script, folder, program]
    }

    /// Lines of a shell that take the limits on.
    private var lines: [String] {
        // As shells call and count it, and how much harder it may become: the letter for processes
        // differs.
        let limits = [
            ("d", memory >> 10, 0), ("v", (memory + Self.shared) >> 10, 0),
            ("f", fileSize / 512, 0), ("t", core, 1), ("up", Platform.threads + processes, 0),
        ]
        let lines = limits.map { letters, soft, more in
            letters.map {
                "{ ulimit -S -\($0) \(soft) && ulimit -H -\($0) \(soft + more); }"
            }
            .joined(separator: " || ")
        }
        return ["ulimit -c 0", "{"] + lines + ["} 2>/dev/null"]
    }

    /// Room for libraries, stacks and what is only reserved.
    private static let shared = 2 << 30
}
