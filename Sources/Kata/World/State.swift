import Foundation

/// What is kept of a learner, in a folder of its own: progress, histories, backups.
struct State: Sendable {
    let folder: URL

    private var file: URL { folder.appendingPathComponent("progress.json") }

    /// What is remembered; nothing if there is no such file, or it is damaged.
    func progress() -> LearnerProgress { decoded ?? LearnerProgress() }

    /// Changes what is remembered; another program that does so waits.
    ///
    /// - Throws: `KataError.cannotWrite`.
    func remember(_ change: (inout LearnerProgress) -> Void) throws {
        guard changed(by: change) != nil else { return }
        try locked {
            guard let new = changed(by: change) else { return }
            try putDamagedAside()
            try Disk.write(JSONText(new).text, to: file)
        }
    }

    /// What is remembered after a change; nil if the change changes nothing.
    private func changed(by change: (inout LearnerProgress) -> Void) -> LearnerProgress? {
        let old = progress()
        var new = old
        change(&new)
        return new == old ? nil : new
    }

    private var decoded: LearnerProgress? {
        FileManager.default.contents(atPath: file.path)
            .flatMap { try? JSONDecoder().decode(LearnerProgress.self, from: $0) }
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
        try Disk.makeFolder(folder)
        // Where folders cannot be locked, two programs at once are as rare as such places.
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        try work()
    }

    /// The history of the exercise called `name`, or of a chapter such as `chapter-Store`.
    func history(of name: String) -> HistoryFile {
        HistoryFile(url: folder.appendingPathComponent("history/\(name).jsonl"))
    }
}
