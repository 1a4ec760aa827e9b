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
        Set(files.values.flatMap(\.lines).compactMap(\.importedModule))
    }

    /// Its folder, such as `Sources/VowelCounter`.
    var target: String { (isTests ? "Tests/" : "Sources/") + name }
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
    /// The folder of the target that the file with this path belongs to.
    package var target: String { split(separator: "/").prefix(2).joined(separator: "/") }

    /// The module that this line imports, if it does: `@testable import A`, `import struct A.B`.
    fileprivate var importedModule: String? {
        let line = drop { $0 == " " }
        guard Self.importStarts.contains(where: line.hasPrefix) else { return nil }
        let words = split(separator: " ")
        guard let index = words.firstIndex(of: "import"),
            words[..<index].allSatisfy({
                $0.hasPrefix("@") || Self.accessLevels.contains(String($0))
            })
        else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
        return words[(index + 1)...].first { !kinds.contains($0) }
            .map { String($0.prefix { $0 != "." }) }
    }

    private static let accessLevels: Set = [
        "public", "package", "internal", "fileprivate", "private",
    ]
    private static let importStarts = ["import ", "@"] + accessLevels.map { $0 + " import " }

    /// Whether this path leads into a folder of tests.
    package var isTests: Bool { split(separator: "/").dropLast().contains("Tests") }
}

extension [Module] {
    /// The modules that `name` needs, directly or through others, each behind those it needs itself.
    package func needed(by name: String) -> [Module] {
        var visited: Set<String> = []
        var found: [Module] = []
        func visit(_ name: String) {
            guard visited.insert(name).inserted, let module = first(where: { $0.name == name })
            else { return }
            for other in module.imports.sorted() { visit(other) }
            found.append(module)
        }
        visit(name)
        return found.filter { $0.name != name }
    }
}
