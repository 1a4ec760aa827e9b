/// The chapters and exercises, and how far somebody is with each.
struct Overview: Codable, Equatable, Sendable {
    enum State: String, Codable, Sendable {
        case notBegun, begun, done
        /// A file of it cannot be read.
        case unreadable
    }

    struct Chapter: Codable, Equatable, Sendable {
        var number: Int
        var name: String
        var title: String
        var path: String
        var steps: Int
        /// The last step whose work stays.
        var lasting: Int
        /// How many steps have been made.
        var reached: Int
        /// The step to which one has jumped.
        var laidOut: Int
        var state: State
        /// Where one is in it, if it is the one that is followed.
        var here: Here?
        var exercises: [Exercise]
    }

    struct Here: Codable, Equatable, Sendable {
        var step: Int
        /// The step whose damage is still in.
        var damage: Int?
    }

    struct Exercise: Codable, Equatable, Sendable {
        var name: String
        var path: String
        var state: State
        /// Its kind and its minutes, where the page has them.
        var label: kata.Exercise.Label?
    }

    var chapters: [Chapter]

    /// - Parameter reached: the furthest step in each chapter that has been begun; 1 for a chapter
    ///   without steps that has been read.
    /// - Parameter laidOut: the step to which one has jumped, in each chapter.
    /// - Parameter here: where one is in a chapter, by the chapter's name.
    /// - Parameter done: the names of the exercises that are done.
    /// - Parameter page: the README of the exercise in a folder; nil if there is none to be read.
    /// - Parameter isStarted: whether the exercise in a folder has been changed.
    init(
        _ catalogue: Catalogue, reached: [String: Int], laidOut: [String: Int] = [:],
        here: [String: Here] = [:], done: Set<String>, page: (String) -> String? = { _ in nil },
        isStarted: (String) throws -> Bool
    ) {
        chapters = catalogue.chapters.map { chapter in
            let step = reached[chapter.name]
            let here = here[chapter.name]
            let isDone = chapter.isDone(reached: step) && here?.damage == nil
            return Chapter(
                number: chapter.number, name: chapter.name, title: chapter.title,
                path: chapter.path, steps: chapter.steps, lasting: chapter.lasting,
                reached: min(step ?? 0, chapter.steps),
                laidOut: min(laidOut[chapter.name] ?? 0, chapter.steps),
                state: step == nil && here == nil ? .notBegun : isDone ? .done : .begun, here: here,
                exercises: chapter.exercises.map { home in
                    let name = Catalogue.name(of: home)
                    let isDone = done.contains(name)
                    let isBegun = try? isDone || isStarted(home)
                    let state = isBegun.map { $0 ? State.begun : .notBegun } ?? .unreadable
                    return Exercise(
                        name: name, path: home, state: isDone ? .done : state,
                        label: page(home).flatMap(kata.Exercise.Label.init))
                })
        }
    }

    /// Leaves out the exercises of other kinds, and the chapters without any.
    mutating func keep(_ kinds: [kata.Exercise.Kind]) {
        for index in chapters.indices {
            chapters[index].exercises.removeAll { exercise in
                !kinds.contains { $0 == exercise.label?.kind }
            }
        }
        chapters.removeAll(where: \.exercises.isEmpty)
    }
}
