import Foundation

/// The course as somebody has it who has just cloned it, in a folder of its own.
struct FreshCourse {
    let project: Project

    /// Does `work` with a copy of the course in which nothing has been done yet.
    static func with<Result>(_ original: Project, _ work: (FreshCourse) throws -> Result) throws
        -> Result
    {
        try Scratch.with { folder in
            try Disk.write(original.course(), below: folder)
            return try work(FreshCourse(project: Project(root: folder)))
        }
    }

    /// Lets the exercise be as it is after some steps of its solution.
    func solve(_ name: String, steps: Int) throws {
        let exercise = try project.exercise(called: name)
        let trees = try [exercise.starter] + exercise.replay().map(\.after)
        guard steps < trees.count else {
            throw KataError.noSuchStep("\(steps) of \(name)'s solution", last: "\(trees.count - 1)")
        }
        for folder in ["Sources", "Tests"] {
            try? FileManager.default.removeItem(at: project.url(exercise.home + folder))
        }
        try Disk.write(trees[steps], below: project.url(exercise.home))
    }

    func output(of words: [String], in world: World) throws -> String {
        switch try Arguments(words).request {
        case .home, .list, .help, .check, .hint, .solution, .log, .mutate, .ask: break
        default:
            throw UsageError(
                "what kata \(words.joined(separator: " ")) prints is not proved",
                "Take the remark away.")
        }
        var world = world.moved(to: project)
        world.terminal.hasColour = false
        world.terminal.kata = .swiftRun
        world.terminal.kata.pathCommand = Launcher.pathCommand(
            for: project.root, in: project.root)
        return try world.printed { try $0.perform(words, $0) }
    }
}

extension Project {
    /// All pages and all files of packages of the course, but for what a learner has in `Practice/`.
    func course() throws -> Tree {
        var tree = try pages()
        tree["Package.swift"] = try text("Package.swift")
        for folder in ["Sources/", "Tests/", "Exercises/"] {
            tree = tree.merging(try Disk.tree(in: root, below: folder))
        }
        return tree
    }

    func pages() throws -> Tree {
        var tree = Tree()
        for name in Disk.names(in: root) where name.hasSuffix(".md") { tree[name] = try text(name) }
        for folder in ["Chapters/", "Exercises/", ".github/"] {
            tree = tree.merging(
                try Disk.tree(in: root, below: folder) { $0.hasSuffix(".md") })
        }
        return tree
    }
}
