import Foundation

/// The files of the course, by which it is seen whether what was proved of them still holds.
struct Basis {
    /// The files in the order of their paths, each with the digest of its bytes.
    private let files: [(path: String, digest: String)]

    init(_ project: Project) {
        var paths = Disk.names(in: project.root).filter { !Disk.isFolder(project.url($0)) }
        for folder in ["Chapters/", "Exercises/", "Sources/", "Tests/"] {
            let files = FileManager.default.enumerator(atPath: project.url(folder).path)
            while let path = files?.nextObject() as? String { paths.append(folder + path) }
        }
        files = paths.sorted().map { path in
            let bytes = FileManager.default.contents(atPath: project.url(path).path)
            return (path, bytes.map { "\(Digest(bytes: $0))" } ?? "unreadable")
        }
    }

    /// All of them.
    var course: [String] { lines { _ in true } }

    /// Those that chapters and stages rest on.
    var chapters: [String] { lines(where: Self.isOfChapters) }

    /// Those that the exercise in the folder `home` rests on.
    func exercise(_ home: String) -> [String] {
        lines { Self.isOfChapters($0) || $0.hasPrefix(home) }
    }

    private static func isOfChapters(_ path: String) -> Bool {
        guard !["Sources/Kata", "Tests/Kata"].contains(path.target) else { return false }
        return path == ".swift-format"
            || ["Chapters/", "Sources/", "Tests/"].contains(where: path.hasPrefix)
    }

    private func lines(where isWanted: (String) -> Bool) -> [String] {
        files.filter { isWanted($0.path) }.flatMap { [$0.path, $0.digest] }
    }
}
