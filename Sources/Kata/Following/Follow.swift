import Foundation

/// `kata follow`: makes `Practice/` what it is at a place in a chapter.
struct Follow {
    var world: World

    func run(_ place: Place) throws -> Int32 {
        let project = world.project
        let replayed = try project.replay(chapter: place.chapter)
        try replayed.require(place)
        let left = try world.followedChapter()
        let here = (try? world.located()) ?? (try? world.following())
        if let here { try world.remember(here, whoLeaves: true) }
        if place.step == 0, !place.isAnew, let text = try ownFiles(of: replayed, here, from: left) {
            world.terminal.print(text)
            return 0
        }
        let backup = try put(replayed.package(after: place.step))
        try begin(replayed.chapter, from: left) {
            $0.step = place.step
            $0.laidOut[replayed.chapter.name] = place.step
        }
        try backup.map(world.carryOver)
        let head =
            place.step == 0
            ? "Practice/ is ready for chapter \(replayed.chapter.title)."
            : "Practice/ is as it is after step \(place.name)."
        let note = backup.map { [world.note(of: $0)] } ?? []
        world.terminal.print(try text(note + [head], replayed, place.step))
        return 0
    }

    private func begin(
        _ chapter: Catalogue.Chapter, from left: Catalogue.Chapter?,
        _ change: (inout LearnerProgress) -> Void = { _ in }
    ) throws {
        try world.state.remember {
            change(&$0)
            // A chapter without steps has been read when a later one is followed.
            if let left, left.steps == 0, left.number < chapter.number { $0.reached[left.name] = 1 }
            $0.following = chapter.name
            $0.exercise = nil
            $0.reached[chapter.name] = $0.reached[chapter.name] ?? 0
        }
    }

    /// Leaves in `Practice/` what the learner has typed in the chapter, or puts it there again.
    ///
    /// - Parameter here: where they are now.
    /// - Returns: what to say; nil if they have typed nothing.
    private func ownFiles(
        of replayed: ReplayedChapter, _ here: Following?, from left: Catalogue.Chapter?
    ) throws -> String? {
        let chapter = replayed.chapter
        let anew = "From the beginning: " + world.terminal.kata("follow \(chapter.number).0")
        func head(_ verb: String, _ step: Int) -> String {
            "Your own files of chapter \(chapter.title) \(verb)"
                + (step == 0
                    ? "." : ", at step \(Place(chapter: chapter.number, step: step).name).")
        }
        func isOwn(_ files: Tree?) -> Bool {
            files.map { $0.plain != replayed.start.plain } ?? true
        }
        if let here, here.chapter.name == chapter.name, !here.isGiven, isOwn(here.files) {
            try begin(chapter, from: left)
            let step = here.here.done
            return try text([head("are in Practice/", step), anew], replayed, step)
        }
        let progress = world.state.progress()
        let backup = world.state.backups.first { backup in
            backup.isOf(chapter, progress) && !backup.isGiven
                && isOwn(try? Disk.package(in: backup.folder))
        }
        guard let backup, let step = backup.place?.step else { return nil }
        let replaced = try world.putBack(backup)
        try begin(chapter, from: left)
        try replaced.map(world.carryOver)
        let note = replaced.map { [world.note(of: $0)] } ?? []
        return try text(
            note + [head("are in Practice/ again, as on \(backup.date)", step), anew], replayed,
            step)
    }

    /// Puts the package into `Practice/`; what was there is moved to a backup.
    ///
    /// - Returns: where the backup is; nil if there was nothing else.
    private func put(_ package: Tree) throws -> URL? {
        let practice = world.workspace.practice.root
        let old = try? world.workspace.practice.package()
        if old == package, !Disk.isLink(practice) { return nil }
        let backup = world.backupOfPractice()
        try world.state.willWrite(package, into: Practice.home)
        return try Disk.exchange(practice, for: package, backup: backup) ? backup : nil
    }

    private func text(_ head: [String], _ replayed: ReplayedChapter, _ step: Int) throws -> String {
        var lines = head
        lines.append("Read on:  \(replayed.chapter.path):\(try nextLine(replayed, step))")
        if let page = world.state.hereOnPages { lines.append("          " + page) }
        if !replayed.steps.isEmpty {
            let way = world.wayToPractice.map { "cd \($0) && " } ?? ""
            lines.append("Run:      " + way + replayed.testCommand)
        }
        return lines.text
    }

    private func nextLine(_ replayed: ReplayedChapter, _ step: Int) throws -> Int {
        let steps = replayed.steps
        if let next = steps.dropFirst(step).first { return next.line }
        guard let last = steps.last else { return 1 }
        let rest = try world.project.text(replayed.chapter.path).lines.dropFirst(last.line)
        return rest.firstIndex { $0.hasPrefix("## ") }.map { $0 + 1 } ?? last.line
    }
}

extension World {
    /// Lets `Practice/` have the files that programs of the old one have written, such as her list.
    func carryOver(from backup: URL) throws {
        for name in Disk.names(in: backup) where !name.hasPrefix("Package.") {
            let (old, new) = (
                backup.appendingPathComponent(name),
                workspace.practice.root.appendingPathComponent(name)
            )
            guard Disk.isFile(old), !Disk.isThere(new) else { continue }
            try Disk.put(at: new) { try FileManager.default.copyItem(at: old, to: new) }
        }
    }
}
