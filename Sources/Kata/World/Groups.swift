import Foundation

/// The folders in which the course's targets stand together: `Sources/ToDo/Store`.
///
/// They are for people who look at the repository. Lessons and `Practice/` have none, and everything
/// here speaks of `Sources/Store`. A group is a folder with folders in it, and with no file that is
/// called as it is: what else somebody has put there by mistake counts for nothing.
struct Groups {
    /// Where each target stands that is in a group, by its folder as lessons know it.
    private let places: [String: String]

    init(in root: URL) {
        var places: [String: String] = [:]
        for kind in ["Sources", "Tests"] {
            let folder = root.appendingPathComponent(kind)
            for group in Self.names(in: folder) {
                let names = Self.names(in: folder.appendingPathComponent(group))
                let folders = names.filter {
                    Disk.isFolder(folder.appendingPathComponent("\(group)/\($0)"))
                }
                if names.contains("\(group).swift") || names.contains("\(group)Tests.swift") {
                    continue
                }
                for name in folders { places["\(kind)/\(name)"] = "\(kind)/\(group)/\(name)" }
            }
        }
        self.places = places
    }

    private static func names(in folder: URL) -> [String] {
        Disk.names(in: folder).filter { !$0.hasPrefix(".") }
    }

    /// Whether a group is called so, and no target.
    func have(_ name: String) -> Bool {
        places["Sources/\(name)"] == nil
            && places.values.contains { $0.hasPrefix("Sources/\(name)/") }
    }

    /// Where a file or a folder stands, such as `Sources/ToDo/Store/Store.swift`.
    func place(of path: String) -> String {
        places[path.target].map { $0 + path.dropFirst(path.target.count) } ?? path
    }

    /// The same files, by the paths that lessons know.
    func flat(_ tree: Tree) -> Tree {
        let names = Dictionary(places.map { ($1, $0) }) { $1 }
        return Tree(
            Dictionary(
                tree.files.map { path, text in
                    let parts = path.split(separator: "/", maxSplits: 3)
                    let place = parts.prefix(3).joined(separator: "/")
                    return (names[place].map { $0 + path.dropFirst(place.count) } ?? path, text)
                }
            ) { $1 })
    }
}
