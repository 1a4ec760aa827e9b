/// Text files by their path, which is relative and has no `..`.
struct Tree: Codable, Equatable, Sendable {
    var files: [String: String]

    init(_ files: [String: String] = [:]) {
        self.files = files
    }

    subscript(path: String) -> String? {
        get { files[path] }
        set { files[path] = newValue }
    }

    var paths: [String] { files.keys.sorted() }

    /// Their paths and texts, for a digest.
    var parts: [String] { paths.flatMap { [$0, files[$0] ?? ""] } }

    /// The files below `folder`, which ends with a slash.
    func below(_ folder: String) -> Tree {
        only { $0.hasPrefix(folder) }
    }

    /// The files with those paths.
    func only(_ isWanted: (String) -> Bool) -> Tree {
        Tree(files.filter { isWanted($0.key) })
    }

    /// The same files in the folder `folder`, which ends with a slash.
    func moved(into folder: String) -> Tree {
        Tree(Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }))
    }

    /// The paths whose files differ in the two trees, or are in one of them only.
    func changes(to other: Tree) -> [String] {
        Set(files.keys).union(other.files.keys)
            .filter { path in
                guard let old = files[path], let new = other.files[path] else { return true }
                return !old.hasSameBytes(as: new)
            }
            .sorted()
    }

    /// The trees are equal only if their files are, byte by byte.
    static func == (left: Tree, right: Tree) -> Bool {
        left.files.count == right.files.count
            && left.files.allSatisfy { right.files[$0]?.hasSameBytes(as: $1) ?? false }
    }

    /// These files without what editors and systems add: see `String.plain`.
    var plain: Tree { Tree(files.mapValues(\.plain)) }

    func merging(_ other: Tree) -> Tree {
        Tree(files.merging(other.files) { $1 })
    }
}
