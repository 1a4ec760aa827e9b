import Foundation

/// `kata hand-in`: what somebody has begun, in a form that can be sent.
struct PackWork {
    var world: World
    var options = Options()

    enum Form: Equatable {
        case archive, folder, patch
    }

    struct Options: Equatable {
        /// Whose it is; nil for the name that a board was told.
        var name: String?
        var form = Form.archive
        var hasChapter = false
        var hasLog = false
    }

    static let folder = "Hand-in"

    func run(_ names: [String]) throws -> Int32 {
        let person = try person()
        let catalogue = try world.project.catalogue()
        let wanted = Set(try names.map(catalogue.home(of:)))
        let homes = try catalogue.exercises.filter {
            try (wanted.isEmpty || wanted.contains($0)) && world.isStarted($0)
        }
        let practice = options.hasChapter ? try world.workspace.practice.package() : Tree()
        guard !homes.isEmpty || !practice.files.isEmpty else {
            world.terminal.print("Nothing of it is begun yet, so there is nothing to hand in.\n")
            return 1
        }
        var work = practice.moved(into: Practice.folder + "/")
        var before = Tree()
        for home in homes {
            work = try work.merging(world.workspace.files(in: home).moved(into: home))
            before = try before.merging(world.project.starter(of: home).moved(into: home))
        }
        if options.hasLog, options.form != .patch {
            work = try work.merging(logs(homes.map(Catalogue.name)))
        }
        let packed = try pack(work, before: before, for: person)
        world.terminal.print(text(person, homes, hasPractice: !practice.files.isEmpty, packed))
        return 0
    }

    private func person() throws -> String {
        let name = options.name ?? world.state.progress().roomName ?? ""
        let letters = name.printable.map {
            $0.isLetter || $0.isNumber || " _'".contains($0) ? $0 : "-"
        }
        let person = String(letters).trimmed.prefix(60).drop { $0 == "-" }
        guard person.contains(where: \.isLetter) else {
            throw UsageError(
                "hand-in does not know what you are called", "For example:", "hand-in --name ADA")
        }
        return String(person)
    }

    private func logs(_ names: [String]) throws -> Tree {
        var files = names
        if options.hasChapter, let chapter = try world.followedChapter() {
            files.append(chapter.historyName)
        }
        var tree = Tree()
        for name in files {
            let url = world.state.history(of: name).url
            if Disk.isFile(url) {
                tree[".kata/history/" + url.lastPathComponent] = try Disk.text(url)
            }
        }
        return tree
    }

    // MARK: - Forms

    /// - Returns: where it is, and what was there before.
    private func pack(_ work: Tree, before: Tree, for person: String) throws
        -> (place: URL, backup: URL?)
    {
        let folder = world.workspace.url(Self.folder)
        let ending =
            switch options.form {
            case .archive: ".tar.gz"
            case .folder: ""
            case .patch: ".patch"
            }
        let place = folder.appendingPathComponent(person + ending)
        try world.workspace.refuseLinks(around: Self.folder + "/" + person)
        let draft = folder.appendingPathComponent(".draft-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: draft) }
        let new = draft.appendingPathComponent("new")
        switch options.form {
        case .folder: try Disk.write(work, below: new)
        case .archive:
            try Disk.write(work, below: draft.appendingPathComponent(person))
            try run(["tar", "-czf", "new", person], in: draft, allowing: [0])
        case .patch:
            try Disk.write(before, below: draft.appendingPathComponent("a"))
            try Disk.write(work, below: draft.appendingPathComponent("b"))
            // NB: 1 is what git says of a difference.
            try run(
                [
                    "git", "diff", "--no-index", "--no-prefix", "--no-color", "--no-ext-diff",
                    "--output=new", "a", "b",
                ], in: draft, allowing: [0, 1])
        }
        var backup: URL?
        if Disk.isThere(place) {
            let older = world.backup(of: "hand-in")
            try Disk.move(place, to: older.appendingPathComponent(place.lastPathComponent))
            backup = older
        }
        try Disk.move(new, to: place)
        return (place, backup)
    }

    private func run(_ words: [String], in folder: URL, allowing codes: [Int32]) throws {
        // NB: a Mac's tar would pack files beside the files.
        let environment = ProcessInfo.processInfo.environment
            .merging(["COPYFILE_DISABLE": "1", "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
        let result = try Subprocess.run(
            "/usr/bin/env", words, in: folder.path, environment: environment, seconds: 60,
            output: 1 << 16)
        guard case .exited(let code) = result.ending, codes.contains(code) else {
            throw KataError.cannotWrite(
                world.name(of: folder.deletingLastPathComponent()),
                reason: "\(words[0]) failed: \(result.output.printable.prefix(200))")
        }
    }

    private func text(
        _ person: String, _ homes: [String], hasPractice: Bool, _ packed: (place: URL, backup: URL?)
    ) -> String {
        let done = world.state.progress().done
        var lines = ["This is in it:"]
        lines += homes.map(Catalogue.name).map {
            "  " + $0.padded(to: 30) + (done.contains($0) ? "✔ done" : "◐ started")
        }
        lines += hasPractice ? ["  Practice/"] : []
        lines += ["", "Hand in: " + world.name(of: packed.place)]
        if options.form != .patch {
            lines.append(
                options.hasLog
                    ? "The log of your cycles is in it."
                    : "The log of your cycles is not in it; --log puts it in, if you agree.")
        }
        if let backup = packed.backup {
            lines.append("What was there before is in \(world.name(of: backup))/")
        }
        lines.append(
            "Your own files are as they were. A mistake? Delete it, and call hand-in again.")
        return lines.text
    }
}
