import Course

extension Project {
    /// The stages and their tests as they are after the last chapter, by paths from the root.
    func stages() throws -> Tree {
        let tree = try swiftFiles(below: "Sources/").moved(into: "Sources/")
            .merging(swiftFiles(below: "Tests/").moved(into: "Tests/"))
        return Tree(tree.files.filter { !Self.isCompanion($0.key) })
    }

    private static func isCompanion(_ path: String) -> Bool {
        ["Sources/Kata", "Tests/Kata"].contains(path.target)
    }
}
