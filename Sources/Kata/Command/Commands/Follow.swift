import Course
import Foundation

/// `kata follow`: makes `Practice/` what it is at a place in a chapter.
struct Follow {
    var world: World

    func run(_ place: Place) throws -> Int32 {
        let project = world.project
        let replayed = try project.replay(chapter: place.chapter)
        let last = replayed.moments.count
        guard place.step <= last else {
            throw KataError.noSuchStep(place.name, last: "\(place.chapter).\(last)")
        }
        let backup = try put(replayed.package(after: place.step))
        try project.remember {
            let name = replayed.chapter.name
            $0.following = name
            $0.step = place.step
            $0.exercise = nil
            $0.reached[name] = max($0.reached[name] ?? 0, place.step)
        }
        world.terminal.print(text(replayed, place, backup))
        return 0
    }

    /// Puts the package into `Practice/`; what was there is moved to a backup.
    ///
    /// - Returns: where the backup is; nil if there was nothing else.
    private func put(_ package: Tree) throws -> String? {
        let project = world.project
        let practice = project.url(Practice.folder)
        let files = try? Disk.tree(below: practice, ending: ".swift")
        if files == package, !Disk.isLink(practice) { return nil }
        let backup = world.backup(of: Practice.folder)
        let hasBackup = try Disk.exchange(
            practice, for: package, backup: project.url(backup))
        return hasBackup ? backup : nil
    }

    private func text(_ replayed: ReplayedChapter, _ place: Place, _ backup: String?) -> String {
        var lines: [String] = []
        if let backup { lines += ["What was in Practice/ is now in \(backup)/", ""] }
        let next = replayed.lesson.steps.dropFirst(place.step).first
        lines.append(
            place.step == 0
                ? "Practice/ is ready for chapter \(replayed.chapter.title)."
                : "Practice/ is as it is after step \(place.name).")
        if let next {
            lines.append("Read on:  \(replayed.lesson.path):\(next.line)")
        }
        if !replayed.moments.isEmpty {
            lines.append("Run:      cd Practice && \(replayed.testCommand)")
        }
        return lines.text
    }
}
