import Course
import Foundation

/// `kata reset`: gives an exercise back its starter; what was there goes to a backup.
struct Reset {
    var world: World

    func run(_ name: String) throws -> Int32 {
        let project = world.project
        let home = try project.catalogue().home(of: name)
        let exercise = Catalogue.name(of: home)
        let starter = try project.starter(of: home)
        guard (try? world.workspace.files(in: home)) != starter else {
            world.terminal.print("\(exercise) is as you got it; there is nothing to reset.\n")
            return 0
        }
        try world.workspace.refuseLinks(around: home + "Sources")
        let backup = world.backup(of: exercise)
        var hasBackup = false
        for folder in ["Sources", "Tests"] {
            let moved = try Disk.exchange(
                world.workspace.url(home + folder),
                for: starter.below(folder + "/").without(folder + "/"),
                backup: backup.appendingPathComponent(folder))
            hasBackup = moved || hasBackup
        }
        try world.state.remember {
            $0.done.remove(exercise)
            $0.hints[exercise] = nil
        }
        let kept = hasBackup ? world.note(of: backup) : ""
        world.terminal.print("\(exercise) is as you first got it.\n\(kept)")
        return 0
    }
}

extension Tree {
    /// The same files with paths that lack `prefix`, with which all of them begin.
    fileprivate func without(_ prefix: String) -> Tree {
        Tree(
            Dictionary(
                uniqueKeysWithValues: files.map { (String($0.dropFirst(prefix.count)), $1) }))
    }
}
