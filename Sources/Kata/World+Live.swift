import Foundation
import Synchronization

extension World {
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
                            confinement: arguments.confinement,
                            isForStrangers: arguments.request.runsCodeOfStrangers,
                            isPlain: isPlain,
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
            state: State(folder: storage.state), cache: storage.cache, terminal: terminal,
            now: { Date() }, folder: folder)
        world.engine.progress = { terminal.show($0) }
        return world.equipped(with: ready)
    }
}
