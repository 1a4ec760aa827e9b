import Course
import Foundation

/// What the companion remembers of a learner; kept in `.kata/progress.json`.
struct Progress: Codable, Equatable {
    /// The name of the chapter in `Practice/`.
    var following: String?
    /// The furthest step reached in each chapter, by the chapter's name.
    var reached: [String: Int] = [:]
    /// The exercise looked at last.
    var exercise: String?
    /// The exercises that a check has found done.
    var done: Set<String> = []
    /// How many hints have been given for each exercise.
    var hints: [String: Int] = [:]
}

extension Progress {
    /// What a file lacks is as at the beginning; chapters may be given by their old numbers.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        if let number = try? values.decodeIfPresent(Int.self, forKey: .following) {
            following = OldNumbering.names[number]
        } else {
            following = try values.decodeIfPresent(String.self, forKey: .following)
        }
        for (key, step) in try values.decodeIfPresent([String: Int].self, forKey: .reached) ?? [:] {
            reached[Int(key).flatMap { OldNumbering.names[$0] } ?? key] = step
        }
        exercise = try values.decodeIfPresent(String.self, forKey: .exercise)
        done = try values.decodeIfPresent(Set<String>.self, forKey: .done) ?? []
        hints = try values.decodeIfPresent([String: Int].self, forKey: .hints) ?? [:]
    }
}

/// The chapters by the numbers they had when they were still remembered by number.
enum OldNumbering {
    static let names = [
        1: "VowelCounter", 2: "CustomAssertions", 3: "CashRegister", 4: "BloggerHeadlines",
        5: "TheToDoApp", 6: "ItemModel", 7: "Store",
    ]
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
