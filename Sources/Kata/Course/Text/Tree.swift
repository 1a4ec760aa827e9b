/// Text files by their path, which is relative and has no `..`.
package struct Tree: Codable, Equatable, Sendable {
    package var files: [String: String]

    package init(_ files: [String: String] = [:]) {
        self.files = files
    }

    package subscript(path: String) -> String? {
        get { files[path] }
        set { files[path] = newValue }
    }

    package var paths: [String] { files.keys.sorted() }

    /// The files below `folder`, which ends with a slash.
    package func below(_ folder: String) -> Tree {
        Tree(files.filter { $0.key.hasPrefix(folder) })
    }

    /// The same files in the folder `folder`, which ends with a slash.
    package func moved(into folder: String) -> Tree {
        Tree(Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }))
    }

    /// The paths whose files differ in the two trees, or are in one of them only.
    package func changes(to other: Tree) -> [String] {
        Set(files.keys).union(other.files.keys)
            .filter { path in
                guard let old = files[path], let new = other.files[path] else { return true }
                return !old.hasSameBytes(as: new)
            }
            .sorted()
    }

    /// The trees are equal only if their files are, byte by byte.
    package static func == (left: Tree, right: Tree) -> Bool {
        left.files.count == right.files.count
            && left.files.allSatisfy { right.files[$0]?.hasSameBytes(as: $1) ?? false }
    }

    /// These files without what editors and systems add: see `String.plain`.
    package var plain: Tree { Tree(files.mapValues(\.plain)) }

    /// These files, replaced and joined by those of `other`.
    package func merging(_ other: Tree) -> Tree {
        Tree(files.merging(other.files) { $1 })
    }
}
