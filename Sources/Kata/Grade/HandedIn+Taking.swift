import Foundation

/// Taking what was found for the exercise to which it belongs.
extension HandedIn.Search {
    mutating func take(
        _ sides: [Disk.Entry], _ loose: [Disk.Entry], in folder: URL, at path: String,
        _ hint: Hint
    ) {
        var package: (home: String, tree: Tree)?
        if !sides.isEmpty {
            switch Self.read(sides, in: folder) {
            case .readable(let tree):
                let home = home(of: tree.files, hint)
                if let home {
                    package = (home, tree)
                } else {
                    strays += tree.paths.filter(\.isSwift).map(path.joined)
                }
            case let files:
                if let home = hint.home ?? wanted.only {
                    finds[home, default: []].append(Find(place: path, files: files))
                } else if case .unreadable(let reason) = files {
                    troubles.append(reason)
                }
            }
        }
        var groups: [String: [String: String]] = [:]
        var rest: [String: String] = [:]
        for entry in loose {
            switch Result(catching: { try Self.text(of: entry, in: folder, entry.text) }) {
            case .success(let text):
                if let home = home(of: [entry.text: text], hint, isLoose: true) {
                    groups[home, default: [:]][entry.text] = text
                } else {
                    rest[entry.text] = text
                }
            case .failure(let trouble):
                strays.append(
                    "\(path.joined(entry.text)) (\((trouble as? Trouble)?.text ?? ""))")
            }
        }
        if let home = package?.home ?? (groups.count == 1 ? groups.keys.first : nil) {
            if !rest.isEmpty { groups[home, default: [:]].merge(rest) { $1 } }
        } else {
            strays += rest.keys.sorted().map(path.joined)
        }
        for (home, files) in groups {
            if package?.home == home { continue }
            var tree = Tree()
            for (name, text) in files { tree[wanted.path(of: name, text, in: home)] = text }
            keep(wanted.joined(tree, of: home), of: home, at: path)
        }
        guard case (let home, var tree)? = package else { return }
        // What lies beside the folders in which it belongs is worth more than the starter's.
        for (name, text) in groups[home] ?? [:] {
            let place = wanted.path(of: name, text, in: home)
            if tree[place] == nil
                || tree[place]?.plain == wanted.starter(of: home)[place]?.plain
            {
                tree[place] = text
            } else if tree[place]?.plain != text.plain {
                strays.append(path.joined(name))
            }
        }
        keep(tree, of: home, at: path)
    }

    private mutating func keep(_ tree: Tree, of home: String, at path: String) {
        size += tree.files.values.reduce(0) { $0 + $1.utf8.count }
        if size > Lab.archiveLimit { return troubles.append("it is too large") }
        finds[home, default: []].append(Find(place: path, files: .readable(tree)))
    }

    private func home(of files: [String: String], _ hint: Hint, isLoose: Bool = false)
        -> String?
    {
        if hint.isCertain { return hint.home }
        return wanted.exercise(of: files) ?? hint.home ?? (isLoose ? nil : wanted.only)
    }

    mutating func readHistories(in folder: URL) {
        let state = folder.appendingPathComponent(".kata")
        let histories = state.appendingPathComponent("history")
        guard Disk.isFolder(state), Disk.isFolder(histories) else { return }
        for home in wanted.homes where work[home] == nil {
            work[home] = Effort(
                in: histories, Catalogue.name(of: home) + ".jsonl")
        }
    }
}
