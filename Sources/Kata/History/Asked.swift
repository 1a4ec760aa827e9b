/// What became of a question.
struct Asked: Codable, Equatable {
    /// The days until it comes again; nil where it was known.
    var days: Int?
    /// From when on, in seconds since 1970.
    var due: Double

    var isMissed: Bool { days == 1 }

    /// - Parameter before: what became of it the last time.
    init(_ before: Asked?, isRight: Bool, at now: Double) {
        days = isRight ? before?.days.flatMap { [1: 3, 3: 7][$0] } : 1
        // In the morning of a day, what was missed in an evening is there.
        due = now + (Double(days ?? 0) - 0.5) * 86_400
    }

    func isDue(at now: Double) -> Bool { days != nil && due <= now }
}
