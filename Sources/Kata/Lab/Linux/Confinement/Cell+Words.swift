import Foundation

extension Cell {
    /// Where the folder of a run is, inside.
    static let home = "/kata"
    /// The folders of a run that it can write in.
    static let ownFolders = ["package", "home"]
    private static let folders = [Runner.folder] + ownFolders
    private static let devices = ["null", "zero", "full", "random", "urandom"]
    private static let nobody = 65534

    /// Whether what runs here sees another `/`.
    var hasOwnRoot: Bool { [.bubblewrap, .namespaces].contains(confinement) }

    /// Whether what runs here becomes another user, so that the limit on processes holds.
    private var becomesNobody: Bool { hasOwnRoot && geteuid() == 0 && Self.isThereNobody }

    /// Whether this place has more users than root: some containers have not.
    private static let isThereNobody: Bool = {
        let map = (try? String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8)) ?? ""
        return map.split(separator: "\n").contains { line in
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            return numbers.count == 3
                && (numbers[0]..<numbers[0] + numbers[2]).contains(nobody)
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
    func give(_ folder: URL) throws {
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
        return names.filter { Self.folders.contains($0) }.sorted()
            .map { ($0, Self.ownFolders.contains($0)) }
    }

    /// The words of `bwrap`, in front of a command.
    func bubblewrap(_ folder: URL) -> [String] {
        var words = ["bwrap", "--unshare-pid", "--unshare-net", "--unshare-ipc"]
        words.append("--die-with-parent")
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

    /// The words of `unshare`, in front of a command.
    func namespaces(_ folder: URL) throws -> [String] {
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
    func makeRoot() throws -> URL {
        let root = try Scratch.untilExit()
        let files = FileManager.default
        let system = system
        let own = Self.folders.map { Self.home + "/" + $0 }
        for path in system.folders + ["/proc", "/dev"] + own {
            try files.createDirectory(
                at: root.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        for path in Self.devices.map({ "/dev/" + $0 }) {
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
