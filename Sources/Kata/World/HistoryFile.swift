import Foundation

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
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
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
        } catch {
            if let error = error as? KataError { throw error }
            throw KataError.cannotWrite(url.path, reason: error.whyNotWritten)
        }
    }
}
