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
    /// The exercise looked at last.
    var exercise: String?
    /// The last step that leaves nothing behind that was offered, and the files as they were then.
    var offered: String?
    /// The exercises that a check has found done.
    var done: Set<String> = []
    /// How many hints have been given for each exercise.
    var hints: [String: Int] = [:]
    /// What became of the questions that were asked.
    var asked: [String: Asked] = [:]
    var roomName: String?
}

extension LearnerProgress {
    /// The furthest step of a chapter that was reached by typing, by somebody who is at `step` now.
    func reached(in chapter: String, at step: Int) -> Int {
        let before = reached[chapter] ?? 0
        return step > laidOut[chapter] ?? 0 ? max(before, step) : before
    }

    /// What a file lacks, or has in a form that nobody knows, is as at the beginning.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            try? values.decodeIfPresent(Value.self, forKey: key)
        }
        func numbers(_ key: CodingKeys) -> [String: Int] {
            let numbers: [String: Tolerant<Int>]? = value(key)
            return (numbers ?? [:]).compactMapValues { $0.value.map { max(0, $0) } }
        }
        following = value(.following)
        step = value(.step).map { max(0, $0) }
        reached = numbers(.reached)
        laidOut = numbers(.laidOut)
        exercise = value(.exercise)
        offered = value(.offered)
        let names: [Tolerant<String>]? = value(.done)
        done = Set((names ?? []).compactMap(\.value))
        hints = numbers(.hints)
        let asked: [String: Tolerant<Asked>]? = value(.asked)
        self.asked = (asked ?? [:]).compactMapValues(\.value)
        roomName = value(.roomName)
    }

    /// A value, or nil for one of another type.
    private struct Tolerant<Value: Decodable>: Decodable {
        var value: Value?

        init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }
}
