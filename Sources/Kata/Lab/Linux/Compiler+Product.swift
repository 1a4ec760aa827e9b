import Foundation

extension Compiler {
    /// A compiled module, or the reasons why it is not.
    struct Product {
        var name: String
        /// Where its object file and its module file are.
        var entry: Cache.Entry
        /// The modules that it imports, and those that come along.
        var imports: Set<String>

        init(_ name: String, _ entry: Cache.Entry, _ imports: Set<String>) {
            self.name = name
            self.entry = entry
            self.imports = imports
        }

        static let diagnostics = "diagnostics"

        /// What the compiler said: warnings, or errors.
        var diagnostics: String {
            let text = try? Data(contentsOf: folder.appendingPathComponent(Self.diagnostics))
            return String(decoding: text ?? Data(), as: UTF8.self)
        }

        var isCompiled: Bool { entry.digests[name + ".o"] != nil }

        /// All that the compiler knows of it when it is imported: no bodies, and no comments.
        var module: Digest { entry.digests[name + ".swiftmodule"] ?? Digest([]) }

        var folder: URL { entry.folder }
        var symbolGraphs: [URL] {
            entry.digests.keys.filter { $0.hasSuffix(".symbols.json") }.sorted()
                .map(folder.appendingPathComponent)
        }
        var object: String { folder.appendingPathComponent(name + ".o").path }
    }
}
