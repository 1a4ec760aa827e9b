import Foundation

extension [TestClass] {
    /// Finds the classes and methods that XCTest would run, in the compiler's own symbol graph.
    ///
    /// They are in the order of their names, as the package manager runs them.
    init(symbolGraph data: Data) throws {
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
        var parents: [String: String] = [:]
        var members: [String: [SymbolGraph.Symbol]] = [:]
        let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { $1 }
        for relation in graph.relationships {
            if relation.kind == "inheritsFrom" { parents[relation.source] = relation.target }
            if relation.kind == "memberOf", let symbol = symbols[relation.source] {
                members[relation.target, default: []].append(symbol)
            }
        }
        func ancestry(_ type: String) -> [String] {
            [String](sequence(first: type) { parents[$0] })
        }
        self = graph.symbols
            .filter { $0.kind.identifier == "swift.class" }
            .filter { ancestry($0.identifier.precise).last == SymbolGraph.testCase }
            .map { symbol in
                let methods = ancestry(symbol.identifier.precise)
                    .flatMap { members[$0] ?? [] }
                    .filter(\.isTest)
                var names = Set<String>()
                return TestClass(
                    name: symbol.pathComponents.joined(separator: "."),
                    methods: methods.map(\.method).filter { names.insert($0.name).inserted }
                        .sorted { $0.name < $1.name }
                )
            }
            .filter { !$0.methods.isEmpty }
            .sorted { $0.name < $1.name }
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
        struct Signature: Decodable {
            var parameters: [Fragments]?
        }
        struct Fragments: Decodable { var name: String }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var functionSignature: Signature?
        var declarationFragments: [Fragment]?

        private var name: String { pathComponents.last ?? "" }

        var isTest: Bool {
            kind.identifier == "swift.method" && name.hasPrefix("test") && name.hasSuffix("()")
        }

        var method: TestClass.Method {
            let words = (declarationFragments ?? []).map(\.spelling)
            return TestClass.Method(
                name: String(name.dropLast(2)),
                isAsync: words.contains { $0.split(separator: " ").contains("async") }
            )
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}
