import Foundation

/// The files that one person has handed in, exercise by exercise: `Sources` and `Tests`, and
/// nothing else of what is there.
struct HandedIn: Equatable, Sendable {
    enum Files: Equatable, Sendable {
        case missing
        case unreadable(String)
        case readable(Tree)
    }

    /// By the folder of the exercise in the course, such as `Exercises/04-X/Filename/`.
    var files: [String: Files]
    /// The seconds from the first save to the first green, where a history was handed in.
    var firstGreen: [String: Double] = [:]
    /// What is to be said of the whole.
    var notes: [String] = []

    /// Nothing can be read, for one reason.
    init(closed reason: String, _ homes: [String]) {
        files = Dictionary(uniqueKeysWithValues: homes.map { ($0, .unreadable(reason)) })
    }

    /// Looks for the exercises wherever they are in `folder`.
    init(in folder: URL, _ homes: [String]) {
        var search = Search(Set(homes.map(Catalogue.name)))
        search.look(in: folder, path: "", depth: 0)
        files = [:]
        for home in homes {
            let name = Catalogue.name(of: home)
            let found = (search.found[name] ?? []).sorted { left, right in
                let ranks = [left, right].map { path in
                    (path + "/").hasSuffix("/" + home) || path + "/" == home ? 0 : path.depth
                }
                return ranks[0] == ranks[1]
                    ? left.utf8.lexicographicallyPrecedes(right.utf8) : ranks[0] < ranks[1]
            }
            guard let first = found.first else {
                files[home] = search.trouble.map(Files.unreadable) ?? .missing
                continue
            }
            if found.count > 1 {
                notes.append("\(name) is there \(found.count) times; \(first.printable) counts.")
            }
            files[home] = Self.read(folder.appendingPathComponent(first))
            let root =
                first.hasSuffix(home.dropLast()) ? String(first.dropLast(home.count - 1)) : ""
            let state = folder.appendingPathComponent(root + ".kata")
            let history = state.appendingPathComponent("history")
            if Disk.isFolder(state), Disk.isFolder(history) {
                firstGreen[home] = Self.firstGreen(
                    in: history.appendingPathComponent(name + ".jsonl"))
            }
        }
        notes += search.notes
        if search.found.isEmpty, !search.hidden.isEmpty {
            let names = search.hidden.map(\.printable).joined(separator: ", ")
            notes.append("Hidden folders are not looked into: \(names).")
        }
    }

    // MARK: - Reading

    private static let largestFile = 1 << 20
    private static let largestExercise = 4 << 20
    private static let mostFiles = 200

    /// Why something that was handed in cannot be judged.
    private struct Trouble: Error {
        var text: String

        init(_ path: String, _ text: String) { self.text = "\(path.printable) \(text)" }
    }

    private static func read(_ home: URL) -> Files {
        var tree = Tree()
        var size = 0
        func add(_ path: String, depth: Int) throws {
            let url = home.appendingPathComponent(path)
            if Disk.isLink(url) { throw Trouble(path, "is a link, and links are not followed") }
            if Disk.isFolder(url) {
                guard depth < 12, let entries = Disk.entries(of: url) else {
                    throw Trouble(path, "cannot be read")
                }
                for entry in entries where !entry.text.hasPrefix(".") {
                    let inner = path + "/" + entry.text
                    if !entry.isText { throw Trouble(inner, "has a name that is not UTF-8") }
                    if inner.isOfPackage || Disk.isFolder(home.appendingPathComponent(inner)) {
                        try add(inner, depth: depth + 1)
                    }
                }
                return
            }
            let text = try text(of: url, path)
            size += text.utf8.count
            tree[path] = text
            if tree.files.count > mostFiles || size > largestExercise {
                throw Trouble("", "there are too many files, or they are too large")
            }
        }
        do {
            for folder in ["Sources", "Tests"]
            where Disk.isThere(home.appendingPathComponent(folder)) {
                try add(folder, depth: 0)
            }
            return .readable(tree)
        } catch {
            return .unreadable((error as? Trouble)?.text.trimmed ?? "\(error)")
        }
    }

    /// The text of an ordinary file of ordinary size, and of nothing else.
    private static func text(of url: URL, _ path: String) throws -> String {
        // A pipe would wait for a writer.
        let file = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw Trouble(path, "cannot be read") }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Trouble(path, "is no ordinary file")
        }
        guard status.st_size <= largestFile else { throw Trouble(path, "is too large") }
        guard let data = try? handle.read(upToCount: largestFile + 1) ?? Data(),
            data.count <= largestFile
        else { throw Trouble(path, "cannot be read") }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw Trouble(path, "is not UTF-8 text")
        }
        return text
    }

    private static func firstGreen(in url: URL) -> Double? {
        guard let text = try? text(of: url, "") else { return nil }
        let entries = text.split(separator: "\n")
            .compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
        guard let first = entries.first, let green = entries.first(where: { $0.light.isGreen })
        else { return nil }
        let seconds = green.time - first.time
        return seconds.isFinite && seconds >= 0 ? seconds : nil
    }
}

extension String {
    /// How many folders lead to what is at this path.
    fileprivate var depth: Int { split(separator: "/").count }
}
