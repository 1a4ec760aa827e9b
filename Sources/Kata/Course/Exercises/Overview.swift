/// The chapters and exercises, and how far somebody is with each.
package struct Overview: Codable, Equatable, Sendable {
    package enum State: String, Codable, Sendable {
        case notBegun, begun, done
        /// A file of it cannot be read.
        case unreadable
    }

    package struct Chapter: Codable, Equatable, Sendable {
        package var number: Int
        package var name: String
        package var title: String
        package var path: String
        package var steps: Int
        /// How many steps have been made.
        package var reached: Int
        package var state: State
        package var exercises: [Exercise]
    }

    package struct Exercise: Codable, Equatable, Sendable {
        package var name: String
        package var path: String
        package var state: State
    }

    package var chapters: [Chapter]

    /// - Parameter reached: the furthest step in each chapter that has been begun; 1 for a chapter
    ///   without steps that has been read.
    /// - Parameter done: the names of the exercises that are done.
    /// - Parameter isStarted: whether the exercise in a folder has been changed.
    package init(
        _ catalogue: Catalogue, reached: [String: Int], done: Set<String>,
        isStarted: (String) throws -> Bool
    ) {
        chapters = catalogue.chapters.map { chapter in
            let step = reached[chapter.name]
            return Chapter(
                number: chapter.number, name: chapter.name, title: chapter.title,
                path: chapter.path, steps: chapter.steps, reached: min(step ?? 0, chapter.steps),
                state: step.map { $0 >= max(1, chapter.steps) ? .done : .begun } ?? .notBegun,
                exercises: chapter.exercises.map { home in
                    let name = Catalogue.name(of: home)
                    let state: State =
                        if done.contains(name) { .done } else {
                            switch try? isStarted(home) {
                            case true?: .begun
                            case false?: .notBegun
                            case nil: .unreadable
                            }
                        }
                    return Exercise(name: name, path: home, state: state)
                })
        }
    }
}
