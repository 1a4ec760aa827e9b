import Foundation

/// What the companion remembers of a learner.
struct LearnerProgress: Codable, Equatable {
    /// The name of the chapter in `Practice/`.
    var following: String?
    /// The step of that chapter at which the learner was last.
    var step: Int?
    /// The furthest step reached by typing in each chapter, by the chapter's name.
    var reached: [String: Int] = [:]
    /// The step that was laid out last in each chapter: whoever jumps has made none.
    var laidOut: [String: Int] = [:]
    /// What the companion has written last into `Practice/` and each exercise, by their folders.
    var written: [String: Written] = [:]
    /// Whether marks that nobody typed have been taken back.
    var isWeighed: Bool?
    /// The exercise looked at last.
    var exercise: String?
    /// The last step that leaves nothing behind that was offered, and the files as they were then.
    var offered: String?
    /// The exercises that a check has found done.
    var done: Set<String> = []
    /// How many hints have been given for each exercise.
    var hints: [String: Int] = [:]
    /// What tests noticed at the last check in `Practice/` and each exercise, by their folders.
    var noticed: [String: Noticed] = [:]
    /// What became of the questions that were asked.
    var asked: [String: Asked] = [:]
    /// How many parts of each kata have been handed out, and how many a check has found done.
    var parts: [String: Int] = [:]
    var partsDone: [String: Int] = [:]
    /// The chapter that each backup of `Practice/` is of, by their names: numbers may change.
    var chapters: [String: String] = [:]
    var roomName: String?
}

/// What the companion has put into a folder of the learner's.
struct Written: Codable, Equatable {
    /// A digest of the files.
    var files: String
    /// Whether they are the learner's own, which came back or were moved.
    var isOwn: Bool

    init(_ files: Tree, isOwn: Bool = false) {
        let package = files.plain.only { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
        self.files = "\(Digest(package.parts))"
        self.isOwn = isOwn
    }
}

extension LearnerProgress {
    /// Whether the files in a folder are as the companion has written them: nobody has typed since.
    ///
    /// - Parameter isOwn: whether those count that were the learner's before.
    func hasWritten(_ files: Tree, in home: String, evenOwn isOwn: Bool = false) -> Bool {
        guard let written = written[home], isOwn || !written.isOwn else { return false }
        return written.files == Written(files).files
    }

    /// A kata is at a part of it, of which nothing is done yet.
    mutating func begin(_ part: Int, of kata: String) {
        if parts[kata] ?? 1 != part { hints[kata] = nil }
        parts[kata] = part > 1 ? part : nil
        partsDone[kata] = nil
    }

    /// What a file lacks, or has in a form that nobody knows, is as at the beginning.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            try? values.decodeIfPresent(Value.self, forKey: key)
        }
        func table<Value: Decodable>(_ key: CodingKeys) -> [String: Value] {
            let table: [String: Tolerant<Value>]? = value(key)
            return (table ?? [:]).compactMapValues(\.value)
        }
        func numbers(_ key: CodingKeys) -> [String: Int] {
            table(key).mapValues { (number: Int) in max(0, number) }
        }
        following = value(.following)
        step = value(.step).map { max(0, $0) }
        reached = numbers(.reached)
        laidOut = numbers(.laidOut)
        written = table(.written)
        isWeighed = value(.isWeighed)
        chapters = table(.chapters)
        exercise = value(.exercise)
        offered = value(.offered)
        let names: [Tolerant<String>]? = value(.done)
        done = Set((names ?? []).compactMap(\.value))
        hints = numbers(.hints)
        noticed = table(.noticed)
        asked = table(.asked)
        parts = numbers(.parts)
        partsDone = numbers(.partsDone)
        roomName = value(.roomName)
    }

    /// A value, or nil for one of another type.
    private struct Tolerant<Value: Decodable>: Decodable {
        var value: Value?

        init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }
}
