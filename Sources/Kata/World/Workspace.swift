import Foundation

/// The learner's own files: those of the exercises, and `Practice/`.
struct Workspace: Sendable {
    let root: URL

    func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    /// The learner's files of an exercise, by paths such as `Sources/Blogger.swift`.
    func files(of exercise: Exercise) throws -> Tree { try files(in: exercise.home) }

    func files(in home: String) throws -> Tree {
        try Disk.package(in: url(home))
    }

    /// - Throws: `KataError.isLink` if a folder between the workspace's and `path` is a link.
    func refuseLinks(around path: String) throws {
        let folders = path.split(separator: "/").dropLast()
        for end in folders.indices {
            let folder = folders[...end].joined(separator: "/")
            if Disk.isLink(url(folder)) { throw KataError.isLink(folder) }
        }
    }

    var practice: Practice { Practice(root: url(Practice.folder)) }
}
