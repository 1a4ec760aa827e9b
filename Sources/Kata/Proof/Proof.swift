/// What was proved of a chapter, a stage's faulty versions, an exercise or the pages.
struct Proof: Equatable, Sendable, Codable {
    var name: String
    var steps: Int
    var mutants: Int
    var blocks: Int
    var illustrations: Int
    /// How long it is and its steps are; chapters have it.
    var size: LessonSize?
    var seconds: Double
    var passed: Int
    var failed: Int
    var findings: [Finding]
    /// How many faults the machine made that change something, and how many of them are noticed or
    /// have a reason.
    var faults: Int?
    var noticed: Int?
    var changingNothing: Int?
    var waived: Int?
}
