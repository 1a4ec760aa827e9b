import Foundation

/// Judges what many people have handed in, each as if there were nobody else.
struct Grader {
    let world: World
    let subjects: [Subject]
    /// Whether the exercises were asked for by their names.
    var isNamed = false
    /// Whether nothing that was kept is good enough.
    var isFresh = false
    /// How many processes and threads there are now.
    var threads: @Sendable () -> Int = { Platform.threads }

    /// An exercise with all that is run beside what people have written.
    struct Subject {
        var exercise: Exercise
        var chapter: Int
        var versions: Exercise.Versions
        /// What a grade rests on besides the person's files.
        var basis: [String]
    }

    /// Something that somebody has made of an exercise.
    struct Work {
        var subject: Int
        var files: Tree
        var key: [String]
        /// Whose it is; more than one where some have the very same.
        var people: [Int]
    }

    /// - Parameter homes: the folders of the exercises.
    init(_ world: World, _ homes: [String]) throws {
        self.world = world
        let catalogue = try world.project.catalogue()
        let stages = try world.project.stages().paths.map { path in
            try "\(path) \(Digest([world.project.text(path)]))"
        }
        subjects = try homes.map { home in
            let exercise = try world.project.exercise(home)
            let versions = try exercise.versions()
            let trees = [exercise.starter, versions.solved] + versions.mutants
            let texts = trees.flatMap { tree in tree.paths.flatMap { [$0, tree[$0] ?? ""] } }
            return Subject(
                exercise: exercise,
                chapter: catalogue.chapters.first { $0.exercises.contains(home) }?.number ?? 0,
                versions: versions,
                basis: [
                    "grade 4", home, try world.project.text(home + "README.md"),
                    "\(Digest(texts + exercise.mutants.map(\.complaint) + stages))",
                ])
        }
    }

    /// Judges all; what was judged before is known.
    ///
    /// - Parameter people: their names, and what they have handed in.
    func gradebook(_ people: [(name: String, handedIn: HandedIn)]) throws -> Gradebook {
        var grades: [[Grade]] = []
        var works: [Work] = []
        var known: [[String]: Int] = [:]
        for (person, entry) in people.enumerated() {
            grades.append([])
            for (index, subject) in subjects.enumerated() {
                switch entry.handedIn.files[subject.exercise.home] ?? .missing {
                case .missing: grades[person].append(Grade(.missing))
                case .unreadable(let reason):
                    grades[person].append(Grade(.unreadable, advice: [reason]))
                case .unknown(let reason):
                    var grade = Grade(.unreadable, advice: [reason])
                    grade.isOfAll = true
                    grades[person].append(grade)
                case .readable(let files):
                    grades[person].append(Grade(.notBegun))
                    if subject.exercise.starter.plain.changes(to: files.plain).isEmpty { continue }
                    let key = subject.basis + files.paths.flatMap { [$0, files[$0] ?? ""] }
                    if let work = known[key] {
                        works[work].people.append(person)
                    } else {
                        known[key] = works.count
                        works.append(
                            Work(subject: index, files: files, key: key, people: [person]))
                    }
                }
            }
        }
        for (work, grade) in zip(works, try judged(works)) {
            for person in work.people { grades[person][work.subject] = grade }
        }
        return Gradebook(
            exercises: subjects.map {
                var column = Gradebook.Column($0.exercise, chapter: $0.chapter)
                column.isNamed = isNamed
                return column
            },
            people: people.indices.map { person in
                let (name, handedIn) = people[person]
                return Gradebook.Person(
                    name: name, notes: handedIn.notes, grades: grades[person],
                    work: subjects.map { handedIn.work[$0.exercise.home] })
            })
    }
}
