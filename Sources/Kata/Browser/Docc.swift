import Foundation

struct Docc {
    private let program: URL
    /// Whether it can make lines of code stand out.
    let highlights: Bool

    /// - Throws: `PagesError.noDocc`.
    init(in toolchain: Toolchain) throws {
        let bin = URL(fileURLWithPath: toolchain.bin)
        program = bin.appendingPathComponent("docc")
        guard Disk.exists(program) else { throw PagesError.noDocc(toolchain.bin) }
        let features = bin.appendingPathComponent("../share/docc/features.json").standardizedFileURL
        highlights = (try? Disk.text(features).contains("\"code-block-annotations\"")) ?? false
    }

    /// Makes the pages of a catalogue; what it warns of, such as links that lead nowhere.
    ///
    /// - Throws: `PagesError.notMade`.
    func convert(_ catalogue: URL, symbols: URL, base: String?, into site: URL) throws -> [String] {
        let flags =
            (highlights ? ["--enable-experimental-code-block-annotations"] : [])
            + (base.map { ["--hosting-base-path", $0] } ?? [])
        let result = try Scratch.withEnvironment { environment in
            try Subprocess.run(
                program.path,
                [
                    "convert", catalogue.path, "--additional-symbol-graph-dir", symbols.path,
                    "--output-dir", site.path, "--emit-lmdb-index", "--ide-console-output",
                    "--disable-parameters-and-returns-validation",
                    "--fallback-display-name", PageAddresses.root,
                    "--fallback-bundle-identifier", Self.identifier,
                ] + flags, in: "/", environment: environment, seconds: 300, output: 1 << 22)
        }
        guard result.ending == .exited(0) else { throw PagesError.notMade(result.output) }
        return result.output.lines.filter { $0.contains("warning:") }
    }

    /// Colours of code, darker on a light page than its own, to be read also on a marked line.
    static let theme = """
        {"theme": {"color": {
          "syntax-comments": {"light": "#566573", "dark": "#7f8c98"},
          "syntax-keywords": {"light": "#98308f", "dark": "#ff7ab2"},
          "syntax-strings": {"light": "#b8230f", "dark": "#ff8170"}
        }}}

        """

    static let identifier = "course.tdd-kata"
}

/// What the compiler says of the stages' types, for `docc`.
struct StageSymbols {
    let files: Tree
    let modules: [Module]

    /// - Parameter files: those of the course's stages and of their tests.
    init(_ files: Tree) {
        self.files = files
        modules = files.modules.filter { !$0.isTests && !$0.isProgram }
    }

    /// Writes a symbol graph for each stage, each behind those it uses.
    ///
    /// - Throws: `PagesError.notMade`, if one does not compile.
    func write(into folder: URL, by toolchain: Toolchain) throws {
        let names = Set(modules.map(\.name))
        var done: Set<String> = []
        while done.count < modules.count {
            let next = modules.filter {
                !done.contains($0.name)
                    && done.isSuperset(of: $0.imports.intersection(names).subtracting([$0.name]))
            }
            if next.isEmpty { throw PagesError.notMade("the stages use each other in a circle") }
            _ = try next.concurrentMap { try Self.write($0, into: folder, by: toolchain) }
            done.formUnion(next.map(\.name))
        }
    }

    private static func write(_ module: Module, into folder: URL, by toolchain: Toolchain) throws {
        try Scratch.with { sources in
            try Disk.write(Tree(module.sources), below: sources)
            // A stage that makes nothing public is looked at from within, by its tests.
            let isPublic = module.sources.values.contains { $0.contains("public ") }
            let words = [
                "-emit-module", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
                "-parse-as-library", "-module-name", module.name,
                "-swift-version", "6", "-I", folder.path, "-emit-module-path",
                folder.appendingPathComponent(module.name + ".swiftmodule").path,
                "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
                "-symbol-graph-minimum-access-level", isPublic ? "public" : "internal",
                "-symbol-graph-skip-synthesized-members",
            ]
            let result = try Scratch.withEnvironment { environment in
                try Subprocess.run(
                    toolchain.bin + "/swiftc", words + module.sources.keys.sorted(),
                    in: sources.path, environment: environment, seconds: 120, output: 1 << 20)
            }
            guard result.ending == .exited(0) else { throw PagesError.notMade(result.output) }
        }
    }

    /// Where `docc` has the types that the graphs in `folder` speak of, by their names; not those of
    /// a name that stands for two.
    static func types(in folder: URL) throws -> [String: String] {
        let graphs = Disk.names(in: folder).filter {
            $0.hasSuffix(".symbols.json") && !$0.contains("@")
        }
        let paths = try graphs.flatMap { name in
            let text = try Disk.text(folder.appendingPathComponent(name))
            let graph = try JSONDecoder().decode(Graph.self, from: Data(text.utf8))
            return graph.symbols.filter(\.isType).map {
                "\(graph.module.name)/\($0.pathComponents[0])"
            }
        }
        return Dictionary(grouping: paths, by: \.fileName).compactMapValues {
            $0.count == 1 ? $0[0] : nil
        }
    }

    private struct Graph: Decodable {
        var module: Name
        var symbols: [Symbol]
        struct Name: Decodable { var name: String }
        struct Kind: Decodable { var identifier: String }
        struct Symbol: Decodable {
            var kind: Kind
            var pathComponents: [String]

            var isType: Bool {
                let kinds = ["class", "struct", "enum", "protocol", "actor"].map { "swift." + $0 }
                return pathComponents.count == 1 && kinds.contains(kind.identifier)
            }
        }
    }
}
