enum Sequel: Equatable, Sendable, Codable {
    case exercise(name: String, home: String)
    case chapter(title: String, number: Int)
    /// The next chapter, of which something is done already.
    case begunChapter(title: String)
    case part(String, number: Int, of: Int)
    case end
}

extension Catalogue {
    /// What comes after the exercise called `name`: another one of its chapter, or the next chapter.
    ///
    /// - Parameter done: the names of the exercises that are done.
    /// - Parameter begun: the names of the chapters that have been begun.
    func sequel(to name: String, done: Set<String>, begun: Set<String>) -> Sequel {
        guard
            let index = chapters.firstIndex(where: { $0.exercises.map(Self.name).contains(name) })
        else { return .end }
        let homes = chapters[index].exercises
        let later = homes.drop { Self.name(of: $0) != name }
        let open = (later + homes).filter { Self.name(of: $0) != name }
        if let home = open.first(where: { !done.contains(Self.name(of: $0)) }) {
            return .exercise(name: Self.name(of: home), home: home)
        }
        guard let next = chapters.dropFirst(index + 1).first else { return .end }
        return begun.contains(next.name)
            ? .begunChapter(title: next.title)
            : .chapter(title: next.title, number: next.number)
    }
}
