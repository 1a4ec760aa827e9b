import Foundation

/// Reading what somebody else has written, without trust.
extension HandedIn.Search {
    private static let largestFile = 1 << 20
    private static let largestExercise = 4 << 20
    private static let mostFiles = 200

    /// Why something that was handed in cannot be judged.
    struct Trouble: Error {
        var text: String

        init(_ path: String, _ text: String) { self.text = "\(path.printable) \(text)".trimmed }
    }

    /// What is in the folders `Sources` and `Tests`, in whatever letters.
    static func read(_ sides: [Disk.Entry], in home: URL) -> HandedIn.Files {
        var tree = Tree()
        var size = 0
        func add(_ entry: Disk.Entry, in folder: URL, _ path: String, depth: Int) throws {
            let url = folder.appendingPathComponent(entry.text)
            if entry.mayBeLink, Disk.isLink(url) {
                if !path.isSwift, !Disk.exists(url) { return }
                throw Trouble(path, "is a link, and links are not followed")
            }
            if entry.mayBeFolder, Disk.isFolder(url) {
                guard depth < 12, let entries = Disk.entries(of: url) else {
                    throw Trouble(path, "cannot be read")
                }
                for entry in entries where !entry.text.hasPrefix(".") {
                    let inner = path + "/" + entry.text
                    if inner.isOfPackage || entry.mayBeFolder {
                        try add(entry, in: url, inner, depth: depth + 1)
                    }
                }
                return
            }
            if entry.mayBeFolder, !entry.isText { throw Trouble(path, "cannot be read: rename it") }
            let text: String
            do { text = try Self.text(of: entry, in: folder, path) } catch {
                // What is neither Swift nor text lies beside the tests, and is no matter of theirs.
                if path.isSwift { throw error }
                return
            }
            size += text.utf8.count
            tree[path] = text
            if tree.files.count > mostFiles || size > largestExercise {
                throw Trouble("", "there are too many files, or they are too large")
            }
        }
        do {
            for side in sides { try add(side, in: home, side.text.capitalized, depth: 0) }
            return .readable(tree)
        } catch {
            return .unreadable((error as? Trouble)?.text ?? "\(error)")
        }
    }

    /// The text of an ordinary file of ordinary size, and of nothing else.
    static func text(of entry: Disk.Entry, in folder: URL, _ path: String) throws -> String {
        // A pipe would wait for a writer.
        let file = Disk.path(of: entry, in: folder).withUnsafeBufferPointer {
            open($0.baseAddress!, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
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
}

/// How long somebody has worked, in seconds, as a log of their saves tells.
struct Effort: Codable, Equatable, Sendable {
    /// Between saves; of a longer time without any, ten minutes count.
    var seconds: Double
    /// From the first save to the first green.
    var firstGreen: Double?

    /// Ten years.
    static let longest = 315_360_000.0
}

extension Effort {
    /// Nil if there is no log, or nobody could have worked so.
    init?(in folder: URL, _ name: String) {
        let entry = Disk.Entry(
            text: name, bytes: Array(name.utf8), mayBeFolder: false, mayBeLink: false)
        guard let text = try? HandedIn.Search.text(of: entry, in: folder, "") else { return nil }
        let saves = text.split(separator: "\n")
            .compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
        let gaps = zip(saves, saves.dropFirst()).map { $1.time - $0.time }
        guard let first = saves.first, gaps.allSatisfy({ $0 >= 0 }),
            gaps.reduce(0, +) < Self.longest
        else { return nil }
        seconds = gaps.reduce(0) { $0 + min($1, 600) }
        firstGreen = saves.first { $0.light.isGreen }.map { $0.time - first.time }
    }
}
