/// Where in the course a person is: a chapter, a step such as `3.12`, or an exercise.
struct RoomPlace: Hashable, Sendable {
    let text: String

    /// - Returns: nil for what is none of them.
    init?(_ text: String) {
        let isStep = text.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3})?/) != nil
        let isExercise = text.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil
        guard isStep || isExercise else { return nil }
        self.text = text
    }

    /// As it is shown: the beginning of a chapter is no step.
    var shown: String { isStep && !text.contains(".") ? "chapter " + text : text }

    /// Whether it is in a chapter.
    var isStep: Bool { text.utf8.first.map { $0 < 0x3A } ?? false }
}
