import Foundation

/// What a package says of itself, as `swift package dump-package` tells it.
struct PackageDescription: Equatable {
    struct Target: Equatable {
        var name: String
        /// Such as `regular`, `executable`, `test` or `macro`.
        var kind: String
        var path: String?
        /// What of it is compiled, where not all is.
        var sources: [String]?
        var excluded: [String]
        /// What it uses, of this package and of others.
        var uses: [String]

        /// The folders it may be in, the first that is there.
        var folders: [String] {
            if let path { return [path] }
            let all = ["Tests", "Sources", "Source", "src", "srcs"]
            let homes = all.dropFirst(kind == "test" ? 0 : 1)
            return homes.map { $0 + "/" + name } + homes
        }

        /// Whether a file, by its path from the target's folder, belongs to it.
        func holds(_ file: String) -> Bool {
            func isIn(_ places: [String]) -> Bool {
                places.contains { $0 == "." || $0 == file || file.hasPrefix($0 + "/") }
            }
            return !isIn(excluded) && sources.map(isIn) ?? true
        }
    }

    var targets: [Target]
    /// The paths of the packages that it takes from this disk.
    var neighbours: [String]

    /// - Returns: nil where it is not in the form that is known.
    init?(json: Data) {
        guard let all = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            let targets = all["targets"] as? [[String: Any]]
        else { return nil }
        self.targets = targets.map { target in
            let uses = target["dependencies"] as? [[String: Any]] ?? []
            let path = target["path"] as? String
            return Target(
                name: target["name"] as? String ?? "", kind: target["type"] as? String ?? "",
                path: path.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 },
                sources: target["sources"] as? [String],
                excluded: target["exclude"] as? [String] ?? [],
                uses: uses.compactMap { ($0.values.first as? [Any])?.first as? String })
        }
        let others = all["dependencies"] as? [[String: Any]] ?? []
        neighbours = others.flatMap { $0["fileSystem"] as? [[String: Any]] ?? [] }
            .compactMap { $0["path"] as? String }
    }

    /// The targets with tests that use a target, directly or through others: those named after it
    /// first.
    func tests(of name: String) -> [Target] {
        var users: Set = [name]
        var count = 0
        while count < users.count {
            count = users.count
            users.formUnion(targets.filter { !users.isDisjoint(with: $0.uses) }.map(\.name))
        }
        let tests = targets.filter { $0.kind == "test" && users.contains($0.name) }
        return tests.filter { $0.name.hasPrefix(name) } + tests.filter { !$0.name.hasPrefix(name) }
    }
}
