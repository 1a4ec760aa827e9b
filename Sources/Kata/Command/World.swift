import Course
import Foundation
import Lab
import Synchronization

/// Everything outside that commands touch: files, terminal, clock, and the tools of the toolchain.
struct World: Sendable {
    var project: Project
    var terminal: Terminal
    var now: @Sendable () -> Date
    var engine: Engine
    /// What is not laid out as the settings say, in each of these texts.
    var layoutFaults: @Sendable ([String], String) throws -> [[LayoutFault]]

    static func live(_ project: Project, _ terminal: Terminal, _ limits: Limits) -> World {
        // The toolchain is asked for only when something is to be run.
        let lab = Mutex<Lab?>(nil)
        let ready: @Sendable () throws -> Lab = {
            try lab.withLock { lab in
                let ready = try lab ?? Lab(folder: project.cache, limits: limits)
                lab = ready
                return ready
            }
        }
        return World(
            project: project, terminal: terminal, now: { Date() },
            engine: Engine {
                try ready().run($0)
            } runAfresh: {
                try ready().run($0, fresh: true)
            } progress: {
                terminal.show($0)
            },
            layoutFaults: { try ready().layoutFaults(in: $0, settings: $1) })
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

    /// Where something that is about to be replaced goes, such as `.kata/backups/2026-11-21-181500-Practice`.
    func backup(of name: String) -> String {
        let url = project.state.backup(of: name, at: now())
        return ".kata/backups/" + url.lastPathComponent
    }
}
