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
        /// The last step whose work stays.
        package var lasting: Int
        /// How many steps have been made.
        package var reached: Int
        /// The step to which one has jumped.
        package var laidOut: Int
        package var state: State
        /// Where one is in it, if it is the one that is followed.
        package var here: Here?
        package var exercises: [Exercise]
    }

    package struct Here: Codable, Equatable, Sendable {
        package var step: Int
        /// The step whose damage is still in.
        package var damage: Int?

        package init(step: Int, damage: Int? = nil) {
            self.step = step
            self.damage = damage
        }
    }

    package struct Exercise: Codable, Equatable, Sendable {
        package var name: String
        package var path: String
        package var state: State
    }

    package var chapters: [Chapter]

    /// - Parameter reached: the furthest step in each chapter that has been begun; 1 for a chapter
    ///   without steps that has been read.
    /// - Parameter laidOut: the step to which one has jumped, in each chapter.
    /// - Parameter here: where one is in a chapter, by the chapter's name.
    /// - Parameter done: the names of the exercises that are done.
    /// - Parameter isStarted: whether the exercise in a folder has been changed.
    package init(
        _ catalogue: Catalogue, reached: [String: Int], laidOut: [String: Int] = [:],
        here: [String: Here] = [:], done: Set<String>,
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
