import Synchronization

/// What is compiled together: a target of a package, with its files.
struct Module: Equatable, Hashable, Sendable {
    var name: String
    var isTests: Bool
    var files: [String: String]
    /// Files of others that its tests may read.
    var texts: [String: String] = [:]

    /// Those of its files that are compiled; others lie beside them.
    var sources: [String: String] { files.filter { $0.key.isSwift } }

    /// Whether it can be started: it has a file `main.swift`, or a type that is `@main`.
    var isProgram: Bool {
        !isTests && (hasMainFile || sources.values.contains { $0.contains("@main") })
    }

    var hasMainFile: Bool { sources.keys.contains { $0.fileName == "main.swift" } }

    var imports: Set<String> { Set(importsAndExports.map(\.name)) }

    fileprivate var importsAndExports: [Import] { sources.values.flatMap(\.importedModules) }

    /// Its folder, such as `Sources/VowelCounter`.
    var target: String { (isTests ? "Tests/" : "Sources/") + name }
}

/// A module that a file imports, and whether others import it along with the file's own.
private struct Import: Sendable {
    var name: String
    var isExported: Bool

    /// What has been read before: chapters ask about the same files at each of their steps.
    static let known = Mutex<[String: [Import]]>([:])
}

extension Tree {
    /// The targets of a package with these files: `Sources/NAME/…` and `Tests/NAME/…`.
    var modules: [Module] {
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
    func modules(ofExercise name: String) -> [Module] {
        [
            Module(name: name, isTests: false, files: files.filter { !$0.key.isTests }),
            Module(name: name + "Tests", isTests: true, files: files.filter { $0.key.isTests }),
        ]
    }
}

extension String {
    /// The folder of the target that the file with this path belongs to.
    var target: String { split(separator: "/").prefix(2).joined(separator: "/") }

    /// The modules that this source imports, by whatever form of `import`.
    fileprivate var importedModules: [Import] {
        if let known = Import.known.withLock({ $0[self] }) { return known }
        let found = readImports()
        Import.known.withLock { $0[self] = found }
        return found
    }

    private func readImports() -> [Import] {
        let kinds: Set = [
            "typealias", "struct", "class", "enum", "protocol", "func", "var", "let",
        ]
        var found: [Import] = []
        var isExported = false
        // Most of a file is behind its last import, and takes long to read.
        let last = ranges(of: "import").last.map { self[$0.upperBound...].prefix(200).endIndex }
        let words = last.map { String(self[..<$0]).sourceWords } ?? []
        for (index, word) in words.enumerated() {
            if word.text == "@_exported" { isExported = true }
            guard word.text == "import", !word.isQuoted, index == 0 || words[index - 1].text != "."
            else { continue }
            let path = words[(index + 1)...].drop { !$0.isQuoted && kinds.contains($0.text) }
            if let name = path.first?.text, name.first?.isLetter ?? false || name.first == "_" {
                found.append(Import(name: name, isExported: isExported))
            }
            isExported = false
        }
        return found
    }

    var isTests: Bool { split(separator: "/").dropLast().contains("Tests") }

    var isSwift: Bool { hasSuffix(".swift") }

    /// Whether a file with this path belongs to a package: Swift, or whatever lies beside tests but
    /// for the backups of editors.
    var isOfPackage: Bool {
        isSwift || isTests && !["~", "#", ".orig"].contains(where: hasSuffix)
    }

    var fileName: String { String(split(separator: "/").last ?? "") }
}

extension [Module] {
    /// What `module` imports, and what comes along with it.
    func imports(of module: Module) -> Set<String> {
        var found = module.imports
        var rest = [String](found)
        while let name = rest.popLast() {
            for other in first(where: { $0.name == name })?.importsAndExports ?? []
            where other.isExported && found.insert(other.name).inserted {
                rest.append(other.name)
            }
        }
        return found
    }

    /// Those that a change of the files at `paths` touches, themselves or through what they use.
    func touched(byChangesOf paths: [String]) -> [Module] {
        let targets = Set(paths.map(\.target))
        // Each is asked once what it imports: there are a hundred, and each chapter asks at each step.
        let imports = map(\.imports)
        var touched = Set(filter { targets.contains($0.target) }.map(\.name))
        var count = 0
        while count < touched.count {
            count = touched.count
            for (module, imports) in zip(self, imports) where !imports.isDisjoint(with: touched) {
                touched.insert(module.name)
            }
        }
        return filter { touched.contains($0.name) }
    }

    /// Those of code that a change of the files at `paths` touches, and that none of `tests` uses: they
    /// have to compile all the same.
    func untested(byChangesOf paths: [String], besides tests: [String]) -> [Module] {
        let used = Set(tests.flatMap { needed(by: $0) }.map(\.name))
        return touched(byChangesOf: paths).filter { !$0.isTests && !used.contains($0.name) }
    }

    /// The files of modules that `tests` name by their folders, such as `Sources/MyBizBefore`; but of
    /// none that they use: what code says is no matter of its tests.
    func texts(readBy tests: Module) -> [String: String] {
        let used = Set(needed(by: tests.name).map(\.name))
        let named = tests.sources.values.flatMap { $0.matches(of: /Sources\/\w+/) }
        let folders = Set(named.map { String($0.output) })
        return filter { folders.contains($0.target) && !used.contains($0.name) }
            .reduce(into: [:]) { $0.merge($1.files) { $1 } }
    }

    /// The modules that `name` needs, directly or through others, each behind those it needs itself.
    func needed(by name: String) -> [Module] {
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
