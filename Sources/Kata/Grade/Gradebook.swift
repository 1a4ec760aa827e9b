struct Gradebook: Codable, Equatable, Sendable {
    struct Column: Codable, Equatable, Sendable {
        var name: String
        var home: String
        var chapter: Int
        var kind: String
        var faults: [String]
        /// Whether somebody has asked for just this one.
        var isNamed = false

        init(_ exercise: Exercise, chapter: Int) {
            name = exercise.name
            home = exercise.home
            self.chapter = chapter
            kind = exercise.kind.rawValue
            faults = exercise.mutants.map(\.complaint)
        }
    }

    struct Person: Codable, Equatable, Sendable {
        var name: String
        var notes: [String]
        var grades: [Grade]
        var work: [Effort?]
        /// What a list of those who should hand something in says of them.
        var absence: Absence?
        var comment: String?

        enum Absence: String, Codable, Sendable {
            /// On the list, and nothing came from them.
            case nothingCame
            case notOnTheList
        }

        var done: Int { grades.count { $0.state == .done } }
    }

    var exercises: [Column]
    private(set) var people: [Person]

    init(exercises: [Column], people: [Person]) {
        self.exercises = exercises
        self.people = people.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// This book with the exercises that were asked for by their names, or that anybody has begun.
    var shown: Gradebook {
        let columns = exercises.indices.filter { index in
            exercises[index].isNamed || people.contains { $0.grades[index].isBegun }
        }
        if columns.isEmpty { return self }
        return Gradebook(
            exercises: columns.map { exercises[$0] },
            people: people.map { person in
                var shown = person
                shown.grades = columns.map { person.grades[$0] }
                shown.work = columns.map { person.work[$0] }
                return shown
            })
    }

    func map(_ change: (inout Person) throws -> Void) rethrows -> Gradebook {
        var book = self
        for index in people.indices { try change(&book.people[index]) }
        return book
    }

    func with(_ comments: [(name: String, text: String)]) -> Gradebook {
        let texts = Dictionary(comments.map { ($0.name.asKey, $0.text) }) { first, _ in first }
        return map { $0.comment = texts[$0.name.asKey] }
    }

    var isComplete: Bool {
        people.allSatisfy {
            $0.grades.count == exercises.count && $0.work.count == exercises.count
        }
    }

    /// These results, and those of `old` for exercises that are not judged here.
    ///
    /// - Parameter order: the exercises of the course, by their homes.
    func joined(to old: Gradebook, order: [String]) -> Gradebook {
        let kept = old.exercises.indices.filter { index in
            !exercises.contains { $0.home == old.exercises[index].home }
        }
        if kept.isEmpty { return self }
        let all =
            exercises.indices.map { (exercise: exercises[$0], isNew: true, index: $0) }
            + kept.map { (exercise: old.exercises[$0], isNew: false, index: $0) }
        func place(_ home: String) -> Int { order.firstIndex(of: home) ?? order.count }
        let columns = all.sorted { place($0.exercise.home) < place($1.exercise.home) }
        let (new, before) = (byName, old.byName)
        let others = old.people.filter { person in
            new[person.bytes] == nil && kept.contains { person.grades[$0].state != .missing }
        }
        return Gradebook(
            exercises: columns.map(\.exercise),
            people: (people + others).map { person in
                let rows = columns.map {
                    (person: ($0.isNew ? new : before)[person.bytes], index: $0.index)
                }
                var person = person
                person.grades = rows.map { $0.person?.grades[$0.index] ?? Grade(.missing) }
                person.work = rows.map { $0.person?.work[$0.index] }
                return person
            })
    }

    /// The people by what they are called, byte by byte.
    private var byName: [[UInt8]: Person] {
        Dictionary(people.map { ($0.bytes, $0) }) { first, _ in first }
    }

    func hasAll(of old: Gradebook) -> Bool {
        let names = byName
        return old.people.allSatisfy { names[$0.bytes] != nil }
    }
}

extension Gradebook.Person {
    fileprivate var bytes: [UInt8] { Array(name.utf8) }

    var hasPage: Bool { absence != .nothingCame || comment != nil }

    var remarks: [String] {
        notes + Set(grades.filter { $0.state == .unreadable }.flatMap(\.advice)).sorted()
    }
}

extension Gradebook {
    var absences: [(title: String, names: [String])] {
        [("Nothing came from", Person.Absence.nothingCame), ("Not on the list", .notOnTheList)]
            .map { title, absence in
                (title, people.filter { $0.absence == absence }.map(\.name))
            }
            .filter { !$0.names.isEmpty }
    }
}
