import Course
import Foundation

/// Reading and writing files, with errors that say which.
enum Disk {
    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    /// The names of what is in a folder, sorted; none if there is no such folder.
    static func names(in folder: URL) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    static func text(_ url: URL) throws -> String {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw KataError.cannotRead(url.path, reason: "there is no such file")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw KataError.cannotRead(url.path, reason: "it is not UTF-8 text")
        }
        return text
    }

    /// The files below `folder` whose names end as given, by their path from there.
    static func tree(below folder: URL, ending: String) throws -> Tree {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        var tree = Tree()
        for case let path as String in paths where path.hasSuffix(ending) {
            tree[path] = try text(folder.appendingPathComponent(path))
        }
        return tree
    }

    /// Writes a file as a whole or not at all, with the folders around it.
    static func write(_ text: String, to url: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw KataError.cannotWrite(url.path, reason: error.localizedDescription)
        }
    }

    static func write(_ tree: Tree, below folder: URL) throws {
        for (path, text) in tree.files {
            try write(text, to: folder.appendingPathComponent(path))
        }
    }

    static func move(_ old: URL, to new: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: new.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.moveItem(at: old, to: new)
        } catch {
            throw KataError.cannotWrite(new.path, reason: error.localizedDescription)
        }
    }

    /// Gives a folder new files; what was in it goes to `backup`, but for hidden files.
    ///
    /// The folder itself stays, so that a shell in it goes on to see what is there. The new files
    /// are complete in `draft` before anything is moved.
    ///
    /// - Returns: whether there was anything to put into the backup.
    static func exchange(_ folder: URL, for tree: Tree, backup: URL, draft: URL) throws -> Bool {
        defer { try? FileManager.default.removeItem(at: draft) }
        try write(tree, below: draft)
        let old = names(in: folder).filter { !$0.hasPrefix(".") }
        for name in old {
            try move(folder.appendingPathComponent(name), to: backup.appendingPathComponent(name))
        }
        for name in names(in: draft) {
            try move(draft.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        return !old.isEmpty
    }
}
