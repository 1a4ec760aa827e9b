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
        // A folder that is put back is empty, and says no more what it was.
        let title = backup.title
        let replaced = try put(backup)
        world.terminal.print("\(title) is as it was on \(backup.date).\n")
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
        if backup.isPage { return try putPages(backup, into: home, replaced) ? replaced : nil }
        let files = (try? Disk.package(in: backup.folder)) ?? Tree()
        try world.state.willWrite(
            files, into: isPractice ? Practice.home : home, isOwn: !backup.isGiven)
        var isReplaced = false
        for part in isPractice ? [""] : ["Sources", "Tests"] {
            func inside(_ folder: URL) -> URL {
                part.isEmpty ? folder : folder.appendingPathComponent(part)
            }
            let moved = try Disk.exchange(
                world.workspace.url(home + part), for: inside(backup.folder),
                backup: inside(replaced))
            isReplaced = isReplaced || moved
            // Only what is empty goes.
            rmdir(inside(backup.folder).path)
        }
        if isPractice {
            rmdir(backup.folder.path)
            try remember(backup)
        } else {
            isReplaced = try putPages(backup, into: home, replaced) || isReplaced
            try world.state.remember { $0.begin(backup.part, of: backup.name) }
        }
        return isReplaced ? replaced : nil
    }

    /// Exchanges the pages of a kata's parts: all of them, or, where there is no code, those it has.
    ///
    /// - Returns: whether any were there.
    private func putPages(_ backup: Backup, into home: String, _ replaced: URL) throws -> Bool {
        let pages = backup.pages
        let there = Disk.names(in: world.workspace.url(home)).filter {
            $0.isPart && (!backup.isPage || pages.contains($0))
        }
        for page in there {
            try Disk.move(
                world.workspace.url(home + page), to: replaced.appendingPathComponent(page))
        }
        for page in pages {
            try Disk.move(
                backup.folder.appendingPathComponent(page), to: world.workspace.url(home + page))
        }
        rmdir(backup.folder.path)
        return !there.isEmpty
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
