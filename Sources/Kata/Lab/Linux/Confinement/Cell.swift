import Foundation

/// A place where programs run that may do anything.
struct Cell: Sendable {
    var confinement: Confinement
    let toolchain: Toolchain
    /// The folder that becomes `/`, where what runs here sees another.
    var root: URL?
    /// The folder that becomes `/etc` there.
    var etc: URL?
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

    /// Where a program finds it.
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
        let program =
            executable.hasPrefix("/") ? executable : place(of: folder) + "/" + executable
        var result = try Subprocess.spawn(
            words(for: folder, places) + limits.shell(program, in: package(of: folder)) + arguments,
            environment: variables(environment, folder),
            seconds: limits.seconds, output: limits.output,
            endsAlone: hasOwnRoot, home: RunFolder(folder: folder, limit: limits.disk),
            greeting: greeting)
        // NB: the first process of its own root says how the program ended as a shell does.
        if hasOwnRoot { result.ending = result.ending.asOfShell }
        return result
    }

    /// Makes the folders that a run can write in.
    private func furnish(_ folder: URL) throws {
        for name in Self.ownFolders.map({ detour + $0 }) + Self.ownFolders {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in Self.ownFolders { give(folder.appendingPathComponent(name)) }
    }

    private func place(of folder: URL) -> String { hasOwnRoot ? Self.home : folder.path }
    private func package(of folder: URL) -> String { place(of: folder) + "/" + package }

    private func variables(_ environment: [String: String], _ folder: URL) -> [String: String] {
        let home = place(of: folder) + "/" + detour + "home"
        return environment.merging(["HOME": home, "TMPDIR": home]) { $1 }
    }

    /// What stands before a command to run it here.
    private func words(for folder: URL, _ places: [Place]) throws -> [String] {
        hasOwnRoot ? try namespaces(folder, places) : []
    }
}

extension Subprocess.Ending {
    /// How a program ended, where it is a shell that tells.
    var asOfShell: Subprocess.Ending {
        if case .exited(let code) = self, (129..<193).contains(code) {
            .signalled(code - 128)
        } else {
            self
        }
    }
}
