import Foundation

/// What was replaced and is kept, each in a folder that says when that was, and what it is.
struct Backup: Equatable {
    var folder: URL
    /// Such as `2026-11-21 18:15`.
    var date: String
    /// An exercise, or `Practice`.
    var name: String
    /// Where in a chapter it was; nil for an exercise, and where that was not known.
    var place: Place?
    /// The part of a kata; 1 of all else.
    var part: Int
    /// Whether all was as the companion had written it: nothing of it was typed.
    var isGiven: Bool
    var time: Double
    /// What was in it, but what others have left there.
    private let names: [String]

    /// Reads names such as `2026-11-21-181500-Practice-3.12`; nil for anything else.
    init?(_ folder: URL) {
        let form =
            /([0-9-]{10})-([0-9]{2})([0-9]{2})[0-9]{2}-([A-Za-z0-9]+)(-part[0-9]+)?(-[0-9.]+)?(-given)?(-[0-9]+)?/
        let file = folder.lastPathComponent
        guard let parts = file.wholeMatch(of: form)?.output else { return nil }
        self.folder = folder
        date = "\(parts.1) \(parts.2):\(parts.3)"
        name = String(parts.4)
        part = parts.5.flatMap { Int($0.filter(\.isNumber)) } ?? 1
        isGiven = parts.7 != nil
        time = Self.format.date(from: String(file.prefix(17)))?.timeIntervalSince1970 ?? 0
        place = name == Practice.folder ? parts.6.flatMap { Place(String($0.dropFirst())) } : nil
        names = Disk.names(in: folder).filter { !$0.hasPrefix(".") }
    }

    var title: String {
        guard name == Practice.folder else {
            if isPage { return pages.joined(separator: ", ") + " of " + name }
            return name + (part > 1 ? ", part \(part)" : "")
        }
        guard let place else { return "Practice/" }
        return
            (place.step == 0
            ? "Practice/ at the beginning of chapter \(place.chapter)"
            : "Practice/ at step \(place.name)") + (isGiven ? ", as the chapter has it" : "")
    }

    private var pages: [String] { names.filter(\.isPart) }

    /// Whether pages are all that it is.
    var isPage: Bool { !names.isEmpty && names == pages }

    fileprivate var isEmpty: Bool { names.isEmpty }

    /// Whether it has the place of what is called so: code and pages, or, where there is no code, the
    /// pages that it has.
    func isMeant(_ file: String) -> Bool {
        if name == Practice.folder { return true }
        return isPage ? pages.contains(file) : file.isOfExercise
    }

    /// Such as `2026-11-21-181500`.
    static var format: DateFormatter { .fixed("yyyy-MM-dd-HHmmss") }
}

extension Backup {
    /// Backups of before say only a chapter's number: from this one on, chapters have moved since.
    private static let firstMoved = 20

    /// Whether `Practice/` was at this chapter.
    func isOf(_ chapter: Catalogue.Chapter, _ progress: LearnerProgress) -> Bool {
        guard let place else { return false }
        guard let name = progress.chapters[folder.lastPathComponent] else {
            return place.chapter == chapter.number && chapter.number < Self.firstMoved
        }
        return name == chapter.name
    }
}

extension State {
    private var backupFolder: URL { folder.appendingPathComponent("backups") }

    /// Those of exercises and of `Practice/`, the newest first.
    var backups: [Backup] {
        Disk.names(in: backupFolder).sorted {
            $0.compare($1, options: .numeric) == .orderedDescending
        }
        .compactMap { Backup(backupFolder.appendingPathComponent($0)) }
        .filter { $0.name != "grades" && !$0.isEmpty }
    }

    /// Where something that is about to be replaced goes, such as
    /// `backups/2026-11-21-181500-Practice-3.12`.
    func backup(of name: String, at now: Date) -> URL {
        let date = Backup.format.string(from: now)
        return Disk.free(backupFolder.appendingPathComponent("\(date)-\(name)"))
    }
}

extension World {
    /// Where something that is about to be replaced goes; of a kata, by the part it is at.
    func backup(of name: String) -> URL {
        let part = state.progress().parts[name].map { "-part\($0)" } ?? ""
        return state.backup(of: name + part, at: now())
    }

    /// Where what is in `Practice/` goes: by the step at which it is now.
    func backupOfPractice() -> URL {
        let chapter = try? followedChapter()
        let following = try? following()
        let step = following?.here.step ?? min(state.progress().step ?? 0, chapter?.steps ?? 0)
        let place = chapter.map { "-" + Place(chapter: $0.number, step: step).name } ?? ""
        let url = backup(of: Practice.folder + place + (following?.isGiven == true ? "-given" : ""))
        if let chapter {
            try? state.remember { $0.chapters[url.lastPathComponent] = chapter.name }
        }
        return url
    }

    func note(of backup: URL) -> String {
        let path = backup.standardizedFileURL.path
        let number = state.backups.firstIndex { $0.folder.standardizedFileURL.path == path } ?? 0
        return "What you had is in \(name(of: backup))/\n"
            + "To get it back: \(terminal.kata("back \(number + 1)"))\n"
    }
}

extension World {
    /// Takes back, once, what a watch that stayed open has credited when a chapter was left: at that
    /// moment tests and code, which `follow` had written, were taken for a save.
    ///
    /// A chapter's backups say how far it was. What they do not say cannot be known, and stays.
    func takeBackMarks() throws {
        let progress = state.progress()
        guard progress.isWeighed != true, progress.reached.values.contains(where: { $0 > 0 }) else {
            return
        }
        var typed: [String: Int] = [:]
        for chapter in try project.catalogue().chapters where progress.reached[chapter.name] != nil
        {
            let left = state.backups.filter { $0.isOf(chapter, progress) }
            let saves = state.history(of: chapter.historyName).read().history.saves
            let isCredited = left.contains { backup in
                saves.contains { save in
                    save.changedTests && save.changedCode
                        && (0..<120).contains(save.time - backup.time)
                }
            }
            let here = progress.following == chapter.name ? progress.step ?? 0 : 0
            if isCredited { typed[chapter.name] = (left.compactMap(\.place?.step) + [here]).max() }
        }
        try state.remember { progress in
            progress.reached.merge(typed) { min($0, $1) }
            progress.isWeighed = true
        }
    }
}
