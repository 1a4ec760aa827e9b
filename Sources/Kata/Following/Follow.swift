import Foundation

/// `kata follow`: makes `Practice/` what it is at a place in a chapter.
struct Follow {
    var world: World

    func run(_ place: Place) throws -> Int32 {
        let project = world.project
        let replayed = try project.replay(chapter: place.chapter)
        let last = replayed.steps.count
        guard place.step <= last else {
            throw KataError.noSuchStep(place.name, last: "\(place.chapter).\(last)")
        }
        if let left = try? world.located() { try world.remember(left, whoLeaves: true) }
        let backup = try put(replayed.package(after: place.step))
        let left = try world.followedChapter()
        let reached = world.state.progress().reached[replayed.chapter.name] ?? 0
        try world.state.remember {
            // A chapter without steps has been read when a later one is followed.
            if let left, left.steps == 0, left.number < place.chapter { $0.reached[left.name] = 1 }
            let name = replayed.chapter.name
            $0.following = name
            $0.step = place.step
            $0.exercise = nil
            $0.reached[name] = $0.reached[name] ?? 0
            $0.laidOut[name] = place.step
        }
        world.terminal.print(try text(replayed, place, backup, reached: reached))
        return 0
    }

    /// Puts the package into `Practice/`; what was there is moved to a backup.
    ///
    /// - Returns: where the backup is; nil if there was nothing else.
    private func put(_ package: Tree) throws -> URL? {
        let practice = world.workspace.practice.root
        let old = try? world.workspace.practice.package()
        if old == package, !Disk.isLink(practice) { return nil }
        let backup = world.backupOfPractice()
        return try Disk.exchange(practice, for: package, backup: backup) ? backup : nil
    }

    private func text(
        _ replayed: ReplayedChapter, _ place: Place, _ backup: URL?, reached: Int
    ) throws -> String {
        var lines: [String] = []
        if let backup { lines.append(world.note(of: backup)) }
        lines.append(
            place.step == 0
                ? "Practice/ is ready for chapter \(replayed.chapter.title)."
                : "Practice/ is as it is after step \(place.name).")
        if place.step == 0, reached > 0 {
            let place = Place(chapter: place.chapter, step: reached).name
            let kata = world.terminal.kata
            lines.append(
                "You had come to step \(place): \(kata("follow \(place)"))"
                    + " · your own files: \(kata("back"))")
        }
        lines.append("Read on:  \(replayed.chapter.path):\(try nextLine(replayed, place.step))")
        if let page = world.state.hereOnPages { lines.append("          " + page) }
        if !replayed.steps.isEmpty {
            lines.append("Run:      cd Practice && \(replayed.testCommand)")
        }
        return lines.text
    }

    /// The line of the next step, or of what the chapter says after the last one.
    private func nextLine(_ replayed: ReplayedChapter, _ step: Int) throws -> Int {
        let steps = replayed.steps
        if let next = steps.dropFirst(step).first { return next.line }
        guard let last = steps.last else { return 1 }
        let rest = try world.project.text(replayed.chapter.path).lines.dropFirst(last.line)
        return rest.firstIndex { $0.hasPrefix("## ") }.map { $0 + 1 } ?? last.line
    }
}
