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

    /// Reads names such as `2026-11-21-181500-Practice-3.12`; nil for anything else.
    init?(_ folder: URL) {
        let form = /([0-9-]{10})-([0-9]{2})([0-9]{2})[0-9]{2}-([A-Za-z0-9]+)(-[0-9.]+)?(-[0-9]+)?/
        guard let parts = folder.lastPathComponent.wholeMatch(of: form)?.output else { return nil }
        self.folder = folder
        date = "\(parts.1) \(parts.2):\(parts.3)"
        name = String(parts.4)
        place = name == Practice.folder ? parts.5.flatMap { Place(String($0.dropFirst())) } : nil
    }

    var title: String {
        guard name == Practice.folder else { return name }
        guard let place else { return "Practice/" }
        return place.step == 0
            ? "Practice/ at the beginning of chapter \(place.chapter)"
            : "Practice/ at step \(place.name)"
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
        .filter { $0.name != "grades" }
    }

    /// Where something that is about to be replaced goes, such as
    /// `backups/2026-11-21-181500-Practice-3.12`.
    func backup(of name: String, at now: Date) -> URL {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd-HHmmss"
        return Disk.free(backupFolder.appendingPathComponent("\(format.string(from: now))-\(name)"))
    }
}

extension World {
    /// Where something that is about to be replaced goes.
    func backup(of name: String) -> URL { state.backup(of: name, at: now()) }

    /// Where what is in `Practice/` goes: by the step at which it is now.
    func backupOfPractice() -> URL {
        let chapter = try? followedChapter()
        let step = (try? following())?.here.step ?? state.progress().step ?? 0
        let place = chapter.map { "-" + Place(chapter: $0.number, step: step).name } ?? ""
        return backup(of: Practice.folder + place)
    }

    /// What to say of a backup that has just been made.
    func note(of backup: URL) -> String {
        "What you had is in \(name(of: backup))/\nTo get it back: \(terminal.kata("back 1"))\n"
    }
}
