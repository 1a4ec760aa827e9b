import Course

/// A chapter, the learner's files in `Practice/`, and where in the chapter they are.
struct Following {
    var replayed: ReplayedChapter
    /// The learner's package, as far as the chapter describes it.
    var package: Tree
    /// The files whose first line was the chapter's comment with their name, which is left out here.
    var named: [String]
    var here: Whereabouts

    var chapter: Catalogue.Chapter { replayed.chapter }

    /// - Parameter last: the step at which the learner was last.
    init(_ replayed: ReplayedChapter, package: Tree, last: Int) {
        self.replayed = replayed
        self.package = package.withoutNames
        named = package.changes(to: self.package)
        here = replayed.whereabouts(of: self.package.withoutManifest, last: last)
    }
}

extension World {
    /// The chapter in `Practice/`; nil if none is followed, or it is not in the course any more.
    func followedChapter() throws -> Catalogue.Chapter? {
        let name = state.progress().following
        return try project.catalogue().chapters.first { $0.name == name }
    }

    /// Where the learner is in the chapter they follow, or in the one with the number; nil if
    /// there is no such chapter or no `Practice/`.
    func following(chapter number: Int? = nil) throws -> Following? {
        let followed = try followedChapter()
        guard let number = number ?? followed?.number, workspace.practice.exists else {
            return nil
        }
        let replayed = try project.replay(chapter: number)
        let progress = state.progress()
        let reached = progress.reached[replayed.chapter.name] ?? 0
        return Following(
            replayed, package: try workspace.practice.package(),
            last: number == followed?.number ? progress.step ?? reached : reached)
    }

    /// Remembers where the learner is, if it is certain.
    ///
    /// - Parameter leaves: whether this is the last look, so that what is likely is better than nothing.
    func remember(_ following: Following, whoLeaves leaves: Bool = false) throws {
        let here = following.here
        guard here.isExact || here.damage != nil || leaves else { return }
        try state.remember {
            let name = following.chapter.name
            // A step is not made while its damage is still in.
            $0.reached[name] = $0.reached(in: name, at: here.step)
            if $0.following == name { $0.step = here.damage ?? here.step }
        }
    }

    /// Whether the learner has changed anything in the exercise in the folder `home`.
    ///
    /// Line ends and the like are an editor's, and no change.
    func isStarted(_ home: String) throws -> Bool {
        try workspace.files(in: home).plain != project.starter(of: home).plain
    }
}

extension Tree {
    fileprivate var withoutManifest: Tree {
        Tree(files.filter { $0.key != Practice.manifest })
    }

    /// These files without a first line that names the file, as the chapters' blocks have it.
    fileprivate var withoutNames: Tree {
        var tree = self
        for (path, text) in files where text.lines.first?.trimmed == "// " + path {
            let rest = text.utf8.drop { $0 != 10 }.dropFirst()
            tree[path] = String(Substring(rest))
        }
        return tree
    }
}
