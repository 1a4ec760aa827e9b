/// What is compiled together: a target of a package, with its files.
package struct Module: Equatable, Hashable, Sendable {
    package var name: String
    package var isTests: Bool
    package var files: [String: String]

    package init(name: String, isTests: Bool, files: [String: String]) {
        self.name = name
        self.isTests = isTests
        self.files = files
    }

    /// The names of the modules that its files import.
    package var imports: Set<String> {
        Set(
            files.values.flatMap(\.lines).compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
                    words[..<index].allSatisfy({ $0.hasPrefix("@") || $0.hasSuffix("public") })
                else { return nil }
                return String(words[index + 1])
            }
        )
    }
}

extension Tree {
    /// The targets of a package with these files: `Sources/NAME/…` and `Tests/NAME/…`.
    package var modules: [Module] {
        var modules: [String: Module] = [:]
        for (path, text) in files {
            let parts = path.split(separator: "/")
            guard parts.count > 2, let kind = ["Sources", "Tests"].firstIndex(of: parts[0]) else {
                continue
            }
            let name = String(parts[1])
            modules[name, default: Module(name: name, isTests: kind == 1, files: [:])]
                .files[path] = text
        }
        return modules.values.sorted { $0.name < $1.name }
    }

    /// The targets of an exercise with these files: `…/Sources/…` is `name`, `…/Tests/…` its tests.
    package func modules(ofExercise name: String) -> [Module] {
        let sources = files.filter { !$0.key.isTests }
        let tests = files.filter { $0.key.isTests }
        return [
            Module(name: name, isTests: false, files: sources),
            Module(name: name + "Tests", isTests: true, files: tests),
        ]
    }
}

extension String {
    /// Whether this path leads into a folder of tests.
    package var isTests: Bool { split(separator: "/").dropLast().contains("Tests") }
}

extension [Module] {
    /// The modules that `name` needs, directly or through others, each behind those it needs itself.
    package func needed(by name: String) -> [Module] {
        var found: [Module] = []
        func visit(_ name: String, from path: Set<String>) {
            guard !path.contains(name), let module = first(where: { $0.name == name }) else {
                return
            }
            for other in module.imports.sorted() { visit(other, from: path.union([name])) }
            if !found.contains(where: { $0.name == name }) { found.append(module) }
        }
        visit(name, from: [])
        return found.filter { $0.name != name }
    }
}
