/// A place in a chapter: before its first step, or after one of its steps.
struct Place: Equatable {
    var chapter: Int
    /// How many steps have been made.
    var step: Int
    /// Whether the beginning is meant, and nothing that was typed there: `4.0`.
    var isAnew = false

    /// Reads `4`, the beginning of a chapter, or `4.7`, the state after a step.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
        guard let chapter = parts.first ?? nil, parts.count <= 2,
            let step = parts.count == 2 ? parts[1] : 0
        else { return nil }
        self.chapter = chapter
        self.step = step
        isAnew = parts.count == 2 && step == 0
    }

    init(chapter: Int, step: Int) {
        self.chapter = chapter
        self.step = step
    }

    var name: String { step == 0 ? "\(chapter)" : "\(chapter).\(step)" }
}
