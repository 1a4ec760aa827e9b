import Foundation

struct Gradebook: Codable, Equatable, Sendable {
    struct Column: Codable, Equatable, Sendable {
        var name: String
        var home: String
        var chapter: Int
        var kind: String
        var faults: [String]
        /// Whether somebody has asked for just this one.
        var isNamed = false

        init(_ exercise: Exercise, chapter: Int, isNamed: Bool = false) {
            name = exercise.name
            home = exercise.home
            self.chapter = chapter
            kind = exercise.kind.rawValue
            faults = exercise.mutants.map(\.complaint)
            self.isNamed = isNamed
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

        var hasPage: Bool { absence != .nothingCame || comment != nil }

        var remarks: [String] {
            notes + Set(grades.filter { $0.state == .unreadable }.flatMap(\.advice)).sorted()
                + (grades.contains { $0.state == .notJudged }
                    ? ["not all is judged yet; grade again, and name no exercise"] : [])
        }

        /// What `old`, the same person in a book of before, says of an exercise not judged here.
        fileprivate func kept(_ old: Person?, _ index: Int) -> Grade {
            let grade = old?.grades[index] ?? Grade(.missing)
            let isNew = old.map { $0.absence == .nothingCame } ?? true
            let hasCome = isNew && absence != .nothingCame
            return hasCome && grade.state == .missing ? Grade(.notJudged) : grade
        }

        fileprivate var bytes: [UInt8] { Array(name.utf8) }
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

    /// This book with what was written to each of its people.
    ///
    /// - Returns: it, and the names of those comments that are for nobody, or may be for others.
    func with(_ comments: [(name: String, text: String)]) -> (book: Gradebook, lost: [String]) {
        var book = self
        for index in people.indices { book.people[index].comment = nil }
        let places = Dictionary(grouping: people.indices) { people[$0].name.asKey }
        let names = comments.map(\.name)
        func place(_ name: String) -> Int? {
            let alike = places[name.asKey] ?? []
            if let place = alike.first(where: { people[$0].name == name }) { return place }
            return alike.count == 1 && !names.contains(people[alike[0]].name) ? alike[0] : nil
        }
        let lost = comments.filter { name, text in
            guard let place = place(name), book.people[place].comment == nil else { return true }
            book.people[place].comment = text
            return false
        }
        return (book, lost.map(\.name))
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
        let (new, before) = (byName, old.byName)
        let all =
            exercises.indices.map { (exercise: exercises[$0], isNew: true, index: $0) }
            + kept.map { (exercise: old.exercises[$0], isNew: false, index: $0) }
        func place(_ home: String) -> Int { order.firstIndex(of: home) ?? order.count }
        let columns = all.sorted { place($0.exercise.home) < place($1.exercise.home) }
        let others = old.people.filter { person in
            new[person.bytes] == nil
                && kept.contains { ![.missing, .notJudged].contains(person.grades[$0].state) }
        }
        return Gradebook(
            exercises: columns.map(\.exercise),
            people: (people + others).map { person in
                let (now, then) = (new[person.bytes], before[person.bytes])
                var person = person
                person.grades = columns.map {
                    $0.isNew
                        ? now?.grades[$0.index] ?? Grade(.missing) : person.kept(then, $0.index)
                }
                person.work = columns.map { ($0.isNew ? now : then)?.work[$0.index] }
                return person
            })
    }

    var absences: [(title: String, names: [String])] {
        [("Nothing came from", Person.Absence.nothingCame), ("Not on the list", .notOnTheList)]
            .map { title, absence in
                (title, people.filter { $0.absence == absence }.map(\.name))
            }
            .filter { !$0.names.isEmpty }
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

/// How long somebody has worked, in seconds, as a log of their saves tells.
struct Effort: Codable, Equatable, Sendable {
    /// Between saves; of a longer time without any, ten minutes count.
    var seconds: Double
    /// From the first save to the first green.
    var firstGreen: Double?

    /// Ten years.
    static let longest = 315_360_000.0
}

extension Effort {
    /// Nil if there is no log, or nobody could have worked so.
    init?(in folder: URL, _ name: String) {
        let entry = Disk.Entry(
            text: name, bytes: Array(name.utf8), mayBeFolder: false, mayBeLink: false)
        guard let text = try? HandedIn.Search.text(of: entry, in: folder, "") else { return nil }
        let saves = text.split(separator: "\n")
            .compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
        let gaps = zip(saves, saves.dropFirst()).map { $1.time - $0.time }
        guard let first = saves.first, gaps.allSatisfy({ $0 >= 0 }),
            gaps.reduce(0, +) < Self.longest
        else { return nil }
        seconds = gaps.reduce(0) { $0 + min($1, 600) }
        firstGreen = saves.first { $0.light.isGreen }.map { $0.time - first.time }
    }
}
