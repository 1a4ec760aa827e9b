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

extension Project {
    /// Where the learner is in the chapter they follow, or in the one with the number; nil if
    /// there is no such chapter or no `Practice/`.
    func following(chapter number: Int? = nil) throws -> Following? {
        let followed = try followedChapter()
        let practice = Practice(project: self)
        guard let number = number ?? followed?.number, practice.exists else { return nil }
        let replayed = try replay(chapter: number)
        let progress = progress()
        let reached = progress.reached[replayed.chapter.name] ?? 0
        return Following(
            replayed, package: try practice.package(),
            last: number == followed?.number ? progress.step ?? reached : reached)
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

extension ReplayedChapter {
    /// The files after `step` steps, with the description of their package.
    func package(after step: Int) -> Tree {
        let trees = [start] + moments.map(\.during)
        return tree(after: step).merging(Tree([Practice.manifest: Practice.manifest(for: trees)]))
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
