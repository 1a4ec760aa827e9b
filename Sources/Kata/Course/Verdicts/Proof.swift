/// What was proved of a chapter, a stage's faulty versions, an exercise or the pages.
package struct Proof: Equatable, Sendable, Codable {
    package var name: String
    package var steps: Int
    package var mutants: Int
    package var blocks: Int
    package var illustrations: Int
    /// How long it is and its steps are; chapters have it.
    package var size: LessonSize?
    package var seconds: Double
    package var passed: Int
    package var failed: Int
    package var findings: [Finding]
    /// How many faults the machine made that change something, and how many of them are noticed or
    /// have a reason.
    package var faults: Int?
    package var noticed: Int?
    package var changingNothing: Int?
    package var waived: Int?

    package init(
        name: String, steps: Int, mutants: Int, blocks: Int, illustrations: Int,
        size: LessonSize?, seconds: Double, passed: Int, failed: Int, findings: [Finding]
    ) {
        self.name = name
        self.steps = steps
        self.mutants = mutants
        self.blocks = blocks
        self.illustrations = illustrations
        self.size = size
        self.seconds = seconds
        self.passed = passed
        self.failed = failed
        self.findings = findings
    }
}
