import Course

/// A chapter, the learner's files in `Practice/`, and where in the chapter they are.
struct Following {
    var replayed: ReplayedChapter
    var files: Tree
    var here: Whereabouts

    var chapter: Catalogue.Chapter { replayed.chapter }
}

extension Project {
    /// Where the learner is in the chapter they follow, or in the one with the number; nil if
    /// there is no such chapter or no `Practice/`.
    func following(chapter number: Int? = nil) throws -> Following? {
        let followed = try followedChapter()
        let practice = Practice(project: self)
        guard let number = number ?? followed?.number, practice.exists else { return nil }
        let replayed = try replay(chapter: number)
        let files = try practice.files()
        let progress = progress()
        let reached = progress.reached[replayed.chapter.name] ?? 0
        let last = number == followed?.number ? progress.step ?? reached : reached
        return Following(
            replayed: replayed, files: files, here: replayed.whereabouts(of: files, last: last))
    }

    /// Remembers where the learner is, if it is certain.
    func remember(_ following: Following) throws {
        let here = following.here
        guard here.isExact || here.damage != nil else { return }
        try remember {
            let name = following.chapter.name
            // A step is not made while its damage is still in.
            $0.reached[name] = max($0.reached[name] ?? 0, here.step)
            if $0.following == name { $0.step = here.damage ?? here.step }
        }
    }
}
