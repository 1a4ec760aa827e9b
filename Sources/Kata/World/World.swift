import Foundation
import Synchronization

/// What commands are given of the world outside: files, terminal, clock, and the toolchain's tools.
struct World: Sendable {
    /// The course; what is remembered of a learner, and what is known of all that.
    var project: Project
    var state: State
    var cache: URL
    var terminal: Terminal
    var now: @Sendable () -> Date
    /// Where the command was typed; nil for the course's own folder.
    var folder: URL?
    var engine = Engine { _ in throw LabError.noToolchain("nothing is run here") }
    var memory = Memory.none
    /// What compiles and runs, for what goes beyond the engine.
    var lab: @Sendable () throws -> Lab = { throw LabError.noToolchain("nothing is run here") }
    /// What is not laid out as the settings say, in each of these texts.
    var layoutFaults: @Sendable ([String], String) throws -> [[LayoutFault]] = { _, _ in [] }

    /// What the compiler makes of a module when it leaves out all that changes nothing; nil if it
    /// does not compile.
    var optimizedCode: @Sendable (String, [Module]) throws -> Data? = { _, _ in nil }

    /// Does in a world what the words behind `kata` ask for; the exit code.
    var perform: @Sendable ([String], World) throws -> Int32 = { _, _ in 70 }

    /// The learner's files.
    var workspace: Workspace { Workspace(root: project.root) }

    /// `Practice/` as it is called where the command was typed; nil in it, where nothing has to be said.
    var wayToPractice: String? {
        let practice = workspace.practice.root
        let here = folder?.standardizedFileURL.path ?? ""
        return (here + "/").hasPrefix(practice.standardizedFileURL.path + "/")
            ? nil : way(to: practice)
    }

    /// A file or folder as it is typed in a shell where the command was typed.
    func way(to url: URL) -> String {
        let isInCourse =
            folder.map { $0.standardizedFileURL.path == project.root.standardizedFileURL.path }
        return (isInCourse ?? true ? name(of: url) : url.standardizedFileURL.path).inShell
    }

    /// This world, where all that is compiled and run is so in a Lab.
    func equipped(with lab: @escaping @Sendable () throws -> Lab) -> World {
        var world = self
        world.lab = lab
        @Sendable func run(_ run: Run, fresh: Bool) throws -> Report {
            do { return try lab().run(run, fresh: fresh) } catch { throw LabError.naming(error) }
        }
        world.engine = Engine {
            try run($0, fresh: false)
        } runAfresh: {
            try run($0, fresh: true)
        }
        world.engine.progress = engine.progress
        world.memory = Memory {
            try lab().kept(for: $0)
        } keep: {
            do { try lab().keep($0, for: $1) } catch { throw LabError.naming(error) }
        }
        world.layoutFaults = { try lab().layoutFaults(in: $0, settings: $1) }
        world.optimizedCode = { try lab().optimizedCode(of: $0, in: $1) }
        return world
    }

    func printed(by command: (World) throws -> Int32) throws -> String {
        let paper = Paper()
        var world = self
        world.terminal.isInteractive = false
        world.terminal.write = { part in paper.text.withLock { $0 += part } }
        _ = try command(world)
        return paper.text.withLock { $0 }
    }

    private final class Paper: Sendable {
        let text = Mutex("")
    }

    /// This world with another course, and all that belongs to it in its folder.
    func moved(to project: Project) -> World {
        let storage = Storage(in: project.root)
        var world = self
        world.project = project
        world.state = State(folder: storage.state)
        world.cache = storage.cache
        return world
    }

    /// A file or folder as it is called here: by its path from the course, if it is in there.
    func name(of url: URL) -> String {
        let root = project.root.path + "/"
        return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
    }
}

/// What a machine offers to the course.
struct Machine: Sendable {
    /// What the compiler says of its version.
    var swift: String
    /// Whether the course and its tests have been built.
    var isBuilt: Bool
    /// On the disk of the course.
    var freeBytes: Int
    /// In bytes.
    var memory: Int
    var cores: Int
    /// How the terminal writes letters, such as `UTF-8`; empty if it is not said.
    var letters: String
    var confinement: Confinement
    /// Whether the package manager compiles and runs.
    var isPlain = false
}

extension Machine {
    init(of world: World) throws {
        let lab = try world.lab()
        let root = world.project.root
        let disk = try FileManager.default.attributesOfFileSystem(forPath: root.path)
        let process = ProcessInfo.processInfo
        let language = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { process.environment[$0] }
            .first { !$0.isEmpty }
        let tests = root.appendingPathComponent(".build/debug/TDDKataPackageTests.xctest")
        self.init(
            swift: lab.toolchain.version, isBuilt: Disk.exists(tests),
            freeBytes: (disk[.systemFreeSize] as? NSNumber)?.intValue ?? 0,
            memory: Int(process.physicalMemory), cores: process.activeProcessorCount,
            letters: language.map { String($0.drop { $0 != "." }.dropFirst()) } ?? "",
            confinement: try lab.confinement, isPlain: lab.isPlain)
    }
}
