import Foundation

/// `kata back`: lists what was moved to a backup, and puts one of it back.
struct Back {
    var world: World

    func run(_ number: Int?) throws -> Int32 {
        let backups = world.state.backups
        guard let number else {
            world.terminal.print(list(backups))
            return 0
        }
        guard backups.indices.contains(number - 1) else {
            throw KataError.noBackup(number, count: backups.count)
        }
        let backup = backups[number - 1]
        let replaced = try put(backup)
        world.terminal.print("\(backup.title) is as it was on \(backup.date).\n")
        if let replaced { world.terminal.print(world.note(of: replaced)) }
        return 0
    }

    private func list(_ backups: [Backup]) -> String {
        if backups.isEmpty { return "Nothing has been moved to a backup yet.\n" }
        let rows = backups.enumerated().map { index, backup in
            "\(index + 1)".leftPadded(to: 3) + "  \(backup.date)  \(backup.title)"
        }
        return
            (["What was moved to a backup, the newest first:", ""] + rows + [
                "", "Put one back:  \(world.terminal.kata("back 1"))",
                "What is there now goes to a backup first.",
            ]).text
    }

    /// - Returns: where what was there is now; nil if nothing was.
    fileprivate func put(_ backup: Backup) throws -> URL? {
        let isPractice = backup.name == Practice.folder
        let home =
            isPractice ? Practice.folder : try world.project.catalogue().home(of: backup.name)
        let replaced = isPractice ? world.backupOfPractice() : world.backup(of: backup.name)
        if !isPractice { try world.workspace.refuseLinks(around: home + "Sources") }
        if !backup.isPage {
            let files = (try? Disk.package(in: backup.folder)) ?? Tree()
            try world.state.willWrite(
                files, into: isPractice ? Practice.home : home, isOwn: !backup.isGiven)
        }
        let isReplaced = try Disk.exchange(
            world.workspace.url(home), for: backup.folder, backup: replaced,
            where: backup.isMeant)
        if isPractice {
            try remember(backup)
        } else if !backup.isPage {
            try world.state.remember { $0.begin(backup.part, of: backup.name) }
        }
        return isReplaced ? replaced : nil
    }

    private func remember(_ backup: Backup) throws {
        let progress = world.state.progress()
        guard let place = backup.place,
            let chapter = try world.project.catalogue().chapters
                .first(where: { backup.isOf($0, progress) })
        else { return }
        try world.state.remember {
            $0.following = chapter.name
            $0.step = place.step
            $0.laidOut[chapter.name] = place.step
            $0.exercise = nil
        }
    }
}

extension World {
    /// Puts a backup back into its place.
    ///
    /// - Returns: where what was there is now; nil if nothing was.
    func putBack(_ backup: Backup) throws -> URL? { try Back(world: self).put(backup) }
}
