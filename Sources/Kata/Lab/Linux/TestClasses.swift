import Foundation

/// A class of XCTest, and the methods that are its tests.
struct TestClass: Equatable {
    struct Method: Equatable {
        var name: String
        var isAsync: Bool
    }

    var name: String
    var methods: [Method]

    /// What the list of its methods is called; a subclass must not override it.
    var list: String { "kataTests_" + name.map { $0 == "." ? "_" : String($0) }.joined() }
}

extension [TestClass] {
    /// Finds the classes of `module` that XCTest would run, in the compiler's own symbol graphs of
    /// it and of what it uses.
    ///
    /// They are in the order of their names, as the package manager runs them; and as it does, a
    /// class that only inherits its tests has none.
    init(in module: String, symbolGraphs files: [URL]) throws {
        var graph = SymbolGraph()
        var own: [SymbolGraph.Symbol] = []
        for file in files {
            let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            graph.symbols += part.symbols
            graph.relationships += part.relationships
            if part.module.name == module { own += part.symbols }
        }
        var parents: [String: String] = [:]
        var members: [String: [SymbolGraph.Symbol]] = [:]
        let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { $1 }
        for relation in graph.relationships {
            if relation.kind == "inheritsFrom" { parents[relation.source] = relation.target }
            if relation.kind == "memberOf", let symbol = symbols[relation.source] {
                members[relation.target, default: []].append(symbol)
            }
        }
        var classes: [TestClass] = []
        for symbol in own where symbol.kind.identifier == "swift.class" {
            let name = symbol.identifier.precise
            let types = [String](sequence(first: name) { parents[$0] })
            let hasTests = members[name]?.contains(where: \.isTest) ?? false
            guard types.last == SymbolGraph.testCase, hasTests else { continue }
            let methods = types.flatMap { members[$0] ?? [] }.filter(\.isTest).map(\.method)
            var names = Set<String>()
            classes.append(
                TestClass(
                    name: symbol.pathComponents.joined(separator: "."),
                    methods: methods.filter { names.insert($0.name).inserted }
                        .sorted { $0.name < $1.name }))
        }
        self = classes.sorted { $0.name < $1.name }
    }

    /// The methods whose names, `Module.Class/method`, contain one of the patterns; all if there is none.
    func filtered(by patterns: [String], in module: String) throws -> [TestClass] {
        guard !patterns.isEmpty else { return self }
        let filters = try patterns.map { try Regex($0) }
        return compactMap { testClass in
            var found = testClass
            found.methods.removeAll { method in
                let name = "\(module).\(testClass.name)/\(method.name)"
                return !filters.contains { name.contains($0) }
            }
            return found.methods.isEmpty ? nil : found
        }
    }
}

/// The parts of a symbol graph that tell where the tests are.
private struct SymbolGraph: Decodable {
    /// The name by which the compiler knows XCTestCase.
    static let testCase = "s:6XCTest0A4CaseC"

    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Signature: Decodable { var returns: [Fragment]? }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var functionSignature: Signature?
        var declarationFragments: [Fragment]?

        private var name: String { pathComponents.last ?? "" }

        var isTest: Bool {
            let result = (functionSignature?.returns ?? []).map(\.spelling).joined()
            return kind.identifier == "swift.method" && name.hasPrefix("test")
                && name.hasSuffix("()") && ["()", "Void", ""].contains(result)
        }

        var method: TestClass.Method {
            let words = (declarationFragments ?? []).map(\.spelling)
            return TestClass.Method(
                name: String(name.dropLast(2)),
                isAsync: words.contains { $0.split(separator: " ").contains("async") }
            )
        }
    }

    struct Module: Decodable { var name = "" }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
    }

    var module = Module()
    var symbols: [Symbol] = []
    var relationships: [Relationship] = []
}

extension Module {
    /// What is wrong with a test class whose name begins with `_`: the symbol graph leaves it out.
    func hiddenTestClass(besides classes: [TestClass]) -> String? {
        let bases = Set(classes.map(\.name) + ["XCTestCase"])
        for (path, text) in sources.sorted(by: { $0.key < $1.key })
        where text.contains("class _") {
            let words = text.sourceWords
            for index in words.indices.dropLast(3)
            where words[index].text == "class" && words[index + 1].text.hasPrefix("_") {
                let head = words[(index + 2)...].prefix { $0.text != "{" && $0.text != "," }
                if head.first?.text == ":", let base = head.last, bases.contains(base.text) {
                    return "\(path):\(words[index].line):1: error: the tests of"
                        + " \(words[index + 1].text) are not found here: give it a name without _\n"
                }
            }
        }
        return nil
    }
}
