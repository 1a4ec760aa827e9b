import Course
import Foundation

/// What the companion remembers of a learner; kept in `.kata/progress.json`.
struct Progress: Codable, Equatable {
    /// The chapter in `Practice/`.
    var following: Int?
    /// The furthest step reached in each chapter.
    var reached: [Int: Int] = [:]
    /// The exercise looked at last.
    var exercise: String?
    /// The exercises that a check has found done.
    var done: Set<String> = []
    /// How many hints have been given for each exercise.
    var hints: [String: Int] = [:]
}

extension Project {
    private static let progress = ".kata/progress.json"

    /// What is remembered; nothing if there is no such file, or it is damaged.
    ///
    /// A damaged file is kept under another name.
    func progress() -> Progress {
        guard let data = FileManager.default.contents(atPath: url(Self.progress).path) else {
            return Progress()
        }
        guard let progress = try? JSONDecoder().decode(Progress.self, from: data) else {
            try? FileManager.default.moveItem(
                at: url(Self.progress), to: url(Self.progress + ".damaged-\(UUID().uuidString)"))
            return Progress()
        }
        return progress
    }

    func remember(_ change: (inout Progress) -> Void) throws {
        let old = progress()
        var new = old
        change(&new)
        guard new != old else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try Disk.write(
            String(decoding: try encoder.encode(new), as: UTF8.self) + "\n", to: url(Self.progress))
    }
}
