/// What all grades together show: what to talk about.
struct RoomFindings: Equatable, Sendable {
    /// Something that some have missed, of those who came so far.
    struct Miss: Equatable, Sendable {
        var exercise: String
        var text: String
        var missed: Int
        var noticed: Int
        var all: Int
    }

    /// How long some needed for something, in seconds.
    struct Spread: Equatable, Sendable {
        var exercise: String
        var count: Int
        var shortest: Double
        var median: Double
        var longest: Double
    }

    /// Faults that tests do not notice, the one that most miss first.
    var faults: [Miss]
    /// Those that nobody has noticed, though somebody came so far; nil if nobody came to any.
    var noticedByNobody: [Miss]?
    /// Our tests that code fails, the one that most fail first.
    var mistakes: [Miss]
    /// From the first save to the first green, in the order of the course.
    var firstGreens: [Spread]

    init(_ book: Gradebook) {
        let columns = book.exercises.indices.map { index in
            (exercise: book.exercises[index], grades: book.people.map { $0.grades[index] })
        }
        let reached = columns.flatMap { exercise, grades in
            let rows = grades.map(\.faults).filter { $0.count == exercise.faults.count }
            return rows.isEmpty
                ? []
                : exercise.faults.indices.map { index in
                    Miss(
                        exercise: exercise.name, text: exercise.faults[index],
                        missed: rows.count { $0[index] == .missed },
                        noticed: rows.count { $0[index] == .noticed }, all: rows.count)
                }
        }
        faults = reached.filter { $0.missed > 0 }.worstFirst
        noticedByNobody = reached.isEmpty ? nil : reached.filter { $0.noticed == 0 }.worstFirst
        mistakes =
            columns.flatMap { exercise, grades in
                let ours = grades.compactMap(\.ourTestsOnYourCode)
                    .filter { $0.verdict != Verdict.doesNotCompile.name }
                return Set(ours.flatMap(\.failing)).sorted().map { test in
                    let missed = ours.count { $0.failing.contains(test) }
                    return Miss(
                        exercise: exercise.name, text: test, missed: missed,
                        noticed: ours.count - missed, all: ours.count)
                }
            }
            .worstFirst
        firstGreens = book.exercises.indices.compactMap { index in
            let times = book.people.compactMap { $0.work[index]?.firstGreen }.sorted()
            guard let shortest = times.first, let longest = times.last else { return nil }
            return Spread(
                exercise: book.exercises[index].name, count: times.count, shortest: shortest,
                median: times[times.count / 2], longest: longest)
        }
    }
}

extension [RoomFindings.Miss] {
    /// By how many miss them, then by their share; else as they stand.
    fileprivate var worstFirst: [RoomFindings.Miss] {
        sorted { ($1.missed, $0.all) < ($0.missed, $1.all) }
    }
}
