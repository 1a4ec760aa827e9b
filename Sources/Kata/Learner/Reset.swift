import Foundation

/// `kata reset`: gives an exercise back its starter; what was there goes to a backup.
///
/// Of a stage, what was typed into the course's own files goes into `Practice/`.
struct Reset {
    var world: World

    func run(_ name: String) throws -> Int32 {
        let project = world.project
        if project.exists("Sources/\(name)") || project.exists("Tests/\(name)"),
            let edits = try OwnModules(in: project).strayEdits(in: project, of: name)
        {
            return try move(edits)
        }
        let home = try project.catalogue().home(of: name)
        let exercise = Catalogue.name(of: home)
        let starter = try project.starter(of: home)
        let parts = Disk.names(in: world.workspace.url(home)).filter(\.isPart)
        let isBegun = !parts.isEmpty || world.state.progress().parts[exercise] != nil
        guard (try? world.workspace.files(in: home)) != starter || isBegun else {
            try world.state.remember { $0.noticed[home] = nil }
            world.terminal.print("\(exercise) is as you got it; there is nothing to reset.\n")
            return 0
        }
        try world.workspace.refuseLinks(around: home + "Sources")
        let backup = world.backup(of: exercise)
        try world.state.willWrite(starter, into: home)
        let hasBackup = try Disk.exchange(
            world.workspace.url(home), for: starter, backup: backup, where: \.isOfExercise)
        try world.state.remember { $0.forget(exercise) }
        let kept = hasBackup ? world.note(of: backup) : ""
        world.terminal.print("\(exercise) is as you first got it.\n\(kept)")
        return 0
    }

    /// Moves what was typed into the course's own files into `Practice/`.
    private func move(_ edits: StrayEdits) throws -> Int32 {
        guard world.workspace.practice.exists else { throw KataError.notFollowing }
        let backup = world.backupOfPractice()
        var package = try world.workspace.practice.package()
        let isGiven = (try? world.following())?.isGiven ?? false
        let places = edits.found.files.map { path, text in
            // What they have typed at the right place stays.
            let isTaken = !isGiven && package[path].map { $0 != text } ?? false
            return (path: path, place: isTaken ? "\(path.fileName).typed" : path)
        }
        for (path, place) in places { package[place] = edits.found[path] }
        try world.state.willWrite(package, into: Practice.home, isOwn: true)
        _ = try Disk.exchange(world.workspace.practice.root, for: package, backup: backup)
        try world.carryOver(from: backup)
        for path in edits.found.paths {
            guard let text = edits.ours[path] else {
                try FileManager.default.removeItem(at: world.project.url(path))
                continue
            }
            try Disk.write(text, to: world.project.url(path))
        }
        world.terminal.print(
            "\(edits.module) is the course's again, and Practice/ has what you typed:\n"
                + places.map { "  \(Practice.folder)/\($0.place)" }.sorted().text
                + world.note(of: backup))
        return 0
    }
}

extension LearnerProgress {
    /// Nothing of it is done, and no later part of it has been handed out.
    fileprivate mutating func forget(_ exercise: String) {
        done.remove(exercise)
        hints[exercise] = nil
        begin(1, of: exercise)
    }
}

extension String {
    /// Whether a part of a kata was handed out in a file of this name.
    var isPart: Bool { wholeMatch(of: /Part\d+\.md/) != nil }

    /// Whether what is called so in the folder of an exercise is the learner's.
    var isOfExercise: Bool { ["Sources", "Tests"].contains(self) || isPart }
}
