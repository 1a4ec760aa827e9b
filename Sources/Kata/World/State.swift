import Foundation

/// What is kept of a learner, in a folder of its own: progress, histories, backups.
struct State: Sendable {
    let folder: URL
    /// How long to wait for another program that holds what is kept.
    var patience = Disk.patience

    private var file: URL { folder.appendingPathComponent("progress.json") }

    /// What is remembered; nothing if there is no such file, or it is damaged.
    func progress() -> LearnerProgress { decoded ?? LearnerProgress() }

    /// Changes what is remembered; another program that does so waits.
    ///
    /// - Throws: `KataError.cannotWrite`, `KataError.isHeld`.
    func remember(_ change: (inout LearnerProgress) -> Void) throws {
        try locked {
            let old = progress()
            var new = old
            change(&new)
            guard new != old else { return }
            try putDamagedAside()
            try Disk.write(JSONText(new).text, to: file)
        }
    }

    private var decoded: LearnerProgress? {
        FileManager.default.contents(atPath: file.path)
            .flatMap { try? JSONDecoder().decode(LearnerProgress.self, from: $0) }
    }

    /// Remembers what the companion is about to write, so that it counts as nobody's work.
    ///
    /// - Parameter isOwn: whether it is the learner's own that comes back.
    func willWrite(_ files: Tree, into home: String, isOwn: Bool = false) throws {
        try remember {
            $0.written[home] = Written(files, isOwn: isOwn)
            $0.isWeighed = true
            $0.noticed[home] = nil
            if home == Practice.home { $0.offered = nil }
        }
    }

    /// What a check has seen of tests in the folder `home` is remembered for the next.
    ///
    /// - Parameter old: what was remembered when the check began; if another program has changed it
    ///   since, that stays.
    /// - Returns: what is less than it was; nil if nothing is.
    func compare(_ seen: TestsSeen, with old: Noticed?, in home: String, at now: Date) -> Loss? {
        let loss = old.flatMap { seen.loss(since: $0, at: now) }
        // Not worth refusing to say how it stands.
        try? remember {
            guard $0.noticed[home] == old else { return }
            $0.noticed[home] = seen.noticed(after: old, loss, at: now)
        }
        return loss
    }

    /// Moves a damaged file out of the way.
    ///
    /// - Returns: where it is now; nil if there is none.
    @discardableResult
    func putDamagedAside() throws -> URL? {
        guard Disk.exists(file), decoded == nil else { return nil }
        let place = Disk.free(folder.appendingPathComponent("progress.json.damaged"))
        try Disk.move(file, to: place)
        return place
    }

    /// Does `work` while no other program does anything here.
    private func locked(_ work: () throws -> Void) throws {
        // Where nothing can be written, the change will say so.
        try? Disk.makeFolder(folder)
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { try Disk.lock(descriptor, of: folder, within: patience) }
        try work()
    }

    /// The history of the exercise called `name`, or of a chapter such as `chapter-Store`.
    func history(of name: String) -> HistoryFile {
        HistoryFile(
            url: folder.appendingPathComponent("history/\(name).jsonl"), patience: patience)
    }
}

/// The history of an exercise or a chapter: a file that only ever grows, one save a line.
struct HistoryFile {
    var url: URL
    var patience = Disk.patience

    /// What has been written, and how many lines could not be read.
    func read() -> (history: History, damaged: Int) {
        let lines = (FileManager.default.contents(atPath: url.path) ?? Data()).split(separator: 10)
        let entries = lines.compactMap { try? JSONDecoder().decode(Entry.self, from: $0) }
        return (History(entries), lines.count - entries.count)
    }

    /// Adds a line, in one piece.
    ///
    /// - Throws: `KataError.cannotWrite`, `KataError.isHeld`.
    func append(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Disk.put(at: url) {
            try? Data().write(to: url, options: .withoutOverwriting)
            let file = try FileHandle(forUpdating: url)
            defer { try? file.close() }
            // Another watcher may be writing; closing the file lets it go on.
            try Disk.lock(file.fileDescriptor, of: url, within: patience)
            let end = try file.seekToEnd()
            var line = try encoder.encode(entry) + Data("\n".utf8)
            if end > 0 {
                // A program that was killed may have left a line without an end.
                try file.seek(toOffset: end - 1)
                if try file.read(upToCount: 1) != Data("\n".utf8) { line = Data("\n".utf8) + line }
            }
            try file.write(contentsOf: line)
        }
    }
}

/// Where the course's pages are served, as one program tells another.
extension State {
    private var openPages: URL { folder.appendingPathComponent("pages") }

    /// Where a browser is led to the step that comes next; nil while no pages are served.
    var hereOnPages: String? {
        // NB: who serves holds the file. A number of a process would soon be that of another one.
        let descriptor = open(openPages.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK,
            let url = try? Disk.text(openPages).trimmed, !url.isEmpty
        else { return nil }
        return url + "here"
    }

    /// Tells it to other programs, as long as this one runs.
    ///
    /// - Returns: a descriptor; when it is closed, no pages are served any more.
    /// - Throws: `KataError.cannotWrite`.
    @discardableResult
    func tellOfPages(at url: String) throws -> Int32 {
        try Disk.makeFolder(folder)
        try Disk.write(url + "\n", to: openPages)
        let descriptor = open(openPages.path, O_RDONLY | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
        return descriptor
    }
}

extension World {
    /// The exercise with the parts that have been handed out; all of it where it has no parts.
    func handedOut(_ exercise: Exercise) -> Exercise {
        exercise.upTo(part: state.progress().parts[exercise.name] ?? 1)
    }
}
