/// What the exercises of all people come to.
package struct Gradebook: Codable, Equatable, Sendable {
    package struct Exercise: Codable, Equatable, Sendable {
        package var name: String
        package var home: String
        package var chapter: Int
        package var kind: String
        /// What is wrong with each of the faulty versions.
        package var faults: [String]

        package init(_ exercise: Course.Exercise, chapter: Int) {
            name = exercise.name
            home = exercise.home
            self.chapter = chapter
            kind = exercise.kind.rawValue
            faults = exercise.mutants.map(\.complaint)
        }
    }

    package struct Person: Codable, Equatable, Sendable {
        package var name: String
        /// What is to be said of what was handed in.
        package var notes: [String]
        /// One for each exercise.
        package var grades: [Grade]
        /// The seconds from the first save to the first green, where they are known.
        package var firstGreen: [Double?]

        package init(name: String, notes: [String], grades: [Grade], firstGreen: [Double?]) {
            self.name = name
            self.notes = notes
            self.grades = grades
            self.firstGreen = firstGreen
        }

        package var done: Int { grades.count { $0.state == .done } }
    }

    package var exercises: [Exercise]
    /// In the order of their names.
    package private(set) var people: [Person]

    package init(exercises: [Exercise], people: [Person]) {
        self.exercises = exercises
        self.people = people.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Why parts do not make a whole.
    package enum MergeError: Error, Equatable {
        case nothing
        case differentExercises
        case twoOf(String)
    }

    /// One of several, each with other people.
    package init(merging parts: [Gradebook]) throws {
        guard let first = parts.first else { throw MergeError.nothing }
        guard parts.allSatisfy({ $0.exercises == first.exercises }) else {
            throw MergeError.differentExercises
        }
        self.init(exercises: first.exercises, people: parts.flatMap(\.people))
        for (left, right) in zip(people, people.dropFirst())
        where left.name.hasSameBytes(as: right.name) {
            throw MergeError.twoOf(left.name)
        }
    }
}
