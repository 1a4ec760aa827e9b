import Course
import Foundation
import Lab
import Synchronization

/// What commands are given of the world outside: files, terminal, clock, and the toolchain's tools.
struct World: Sendable {
    /// The course; the learner's files, what is remembered of them, and what is known of all that.
    var project: Project
    var workspace: Workspace
    var state: State
    var cache: URL
    var terminal: Terminal
    var now: @Sendable () -> Date
    var engine = Engine { _ in throw LabError.noToolchain("nothing is run here") }
    var memory = Memory.none
    /// What compiles and runs, for what goes beyond the engine.
    var lab: @Sendable () throws -> Lab = { throw LabError.noToolchain("nothing is run here") }
    /// What is not laid out as the settings say, in each of these texts.
    var layoutFaults: @Sendable ([String], String) throws -> [[LayoutFault]] = { _, _ in [] }

    /// What the compiler makes of a module when it leaves out all that changes nothing; nil if it
    /// does not compile.
    var optimizedCode: @Sendable (String, [Module]) throws -> Data? = { _, _ in nil }

    /// The course in a folder, with the tools of the toolchain.
    ///
    /// - Parameter folder: where relative paths in the arguments begin.
    /// - Throws: `KataError.noCache`.
    static func live(
        _ course: URL, _ terminal: Terminal, _ arguments: Arguments, from folder: URL
    ) throws -> World {
        func place(_ path: String?) -> URL? {
            path.map {
                ($0.hasPrefix("/") ? URL(fileURLWithPath: $0) : folder.appendingPathComponent($0))
                    .standardizedFileURL
            }
        }
        let wanted = place(arguments.cache)
        if let wanted, !Cache.take(wanted) { throw KataError.noCache(wanted.path) }
        let storage = Storage(in: course, state: place(arguments.state), cache: wanted)
        if let note = storage.note { terminal.writeError(note + "\n") }
        // The toolchain is asked for only when something is to be run.
        let engine = try EngineChoice.wanted(in: ProcessInfo.processInfo.environment)
        let lab = Mutex<Lab?>(nil)
        let ready: @Sendable () throws -> Lab = {
            try lab.withLock { lab in
                let ready =
                    try lab
                    ?? EngineChoice.lab(engine) { isPlain in
                        try Lab(
                            folder: storage.cache, limits: arguments.limits,
                            confinement: arguments.confinement, isPlain: isPlain,
                            announce: { if case .none = $0 { terminal.writeError("\($0)\n") } })
                    } tell: {
                        terminal.writeError($0 + "\n")
                    }
                lab = ready
                return ready
            }
        }
        var world = World(
            project: Project(root: course, cache: storage.cache),
            workspace: Workspace(root: course), state: State(folder: storage.state),
            cache: storage.cache, terminal: terminal, now: { Date() })
        world.engine.progress = { terminal.show($0) }
        return world.equipped(with: ready)
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

    /// What a command prints that is done in this world.
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
        world.workspace = Workspace(root: project.root)
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
