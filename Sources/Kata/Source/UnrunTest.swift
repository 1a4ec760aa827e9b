extension Tree {
    /// What to say of what looks like a test and that nobody runs, with the place of each.
    ///
    /// - Parameter start: the files as they were given: what is in them is not the learner's.
    func unrunNotes(in folder: String, since start: Tree = Tree()) -> [String] {
        unrunTests.filter { start[$0.path] != self[$0.path] }.prefix(3).flatMap {
            ["Nobody runs `\($0.name)`: \($0.reason).", "\(folder)\($0.path):\($0.line)"]
        }
    }

    private var unrunTests: [(name: String, reason: String, path: String, line: Int)] {
        let texts = files.filter { $0.key.isTests && $0.key.isSwift }
        let types = TestTypes(texts.values.flatMap { [Declaration](reading: $0.lines) })
        var names: [String: Int] = [:]
        let found = texts.sorted { $0.key < $1.key }.flatMap { path, text in
            let lines = text.lines
            let imports = Module(name: "", isTests: true, files: [path: text]).imports
            var start = 0
            let functions = [Declaration](reading: lines).flatMap { $0.functions() }
            return functions.map(TestFunction.init).compactMap { function in
                let line = lines[start...].firstIndex(of: function.declaration.header[0]) ?? start
                start = line + 1
                names[function.name, default: 0] += 1
                return function.reason(types, imports).map {
                    (name: function.name, reason: $0, path: path, line: line + 1)
                }
            }
        }
        if found.isEmpty { return [] }
        // What is named where it is not declared is a helper.
        let words = texts.values.flatMap { $0.sourceTokens.map(\.text) }
        return found.filter { test in
            words.count { $0 == test.name } <= names[test.name] ?? 0
        }
    }
}

/// The types in which tests may stand.
private struct TestTypes {
    /// What each inherits from or conforms to, by its name.
    private var bases: [String: [String]] = [:]
    private(set) var hidden: Set<String> = []

    init(_ declarations: [Declaration]) {
        for declaration in declarations {
            let signature = declaration.signature
            guard declaration.name.hasPrefix("type "), !signature.isProtocol else { continue }
            let name = String(declaration.name.dropFirst("type ".count))
            let parts = declaration.head.replacing(/<[^>]*>/, with: "").prefix { $0 != "{" }
                .split(separator: ":", maxSplits: 1)
            let words = parts.count > 1 ? parts[1].split(separator: ",").map(\.trimmed) : []
            bases[name, default: []] += words.map { String($0.prefix { $0 != " " }) }
            if signature.isHidden { hidden.insert(name) }
        }
    }

    /// Whether it is a test case; nil if that cannot be told, as what it inherits from is elsewhere.
    func isTestCase(_ name: String, depth: Int = 0) -> Bool? {
        guard let bases = bases[name], depth < 9 else { return nil }
        if bases.contains("XCTestCase") { return true }
        let known = bases.map { isTestCase($0, depth: depth + 1) }
        if known.contains(true) { return true }
        return known.contains(nil) ? nil : false
    }
}

/// A function in a file of tests, and the types around it.
private struct TestFunction {
    var declaration: Declaration
    var types: [Declaration]

    /// Whether it stands in an extension that is private.
    var isInHidden: Bool {
        types.contains { $0.name.hasPrefix("extension ") && $0.signature.isHidden }
    }

    var name: String {
        declaration.name.dropFirst("func ".count).prefix { $0 != "(" }.filter { $0 != "`" }
    }

    /// Why nobody runs it; nil if somebody does, or if it is no test.
    func reason(_ types: TestTypes, _ imports: Set<String>) -> String? {
        let signature = declaration.signature
        if signature.isTest || signature.has("override") { return nil }
        let isNamedTest = name.lowercased().hasPrefix("test")
        guard isNamedTest || takesNothing && asserts else { return nil }
        let lacksAttribute = imports.contains("Testing") ? "it has no `@Test`" : nil
        guard let type = self.types.last?.typeName else {
            let isOfXCTest = imports.contains("XCTest") && (isNamedTest || lacksAttribute == nil)
            return isOfXCTest ? "it stands outside of every class" : lacksAttribute
        }
        guard let isTestCase = types.isTestCase(type) else { return nil }
        if isTestCase {
            return reason(in: type, isHidden: isInHidden || types.hidden.contains(type))
        }
        if let lacksAttribute { return lacksAttribute }
        return isNamedTest && imports.contains("XCTest") ? "`\(type)` is no XCTestCase" : nil
    }

    /// Why XCTest does not run a method of a test case.
    private func reason(in type: String, isHidden: Bool) -> String? {
        if isHidden { return "`\(type)` is private" }
        if declaration.signature.isHidden { return "it is private" }
        if declaration.signature.isStatic { return "it is static" }
        if !takesNothing { return "it takes arguments" }
        let result = declaration.head.firstMatch(of: /\) *(?:async *)?(?:throws *)?-> *([\w()]+)/)
        if let result, !["Void", "()"].contains(result.1) { return "it gives something back" }
        return name.hasPrefix("test") ? nil : "its name does not begin with `test`"
    }

    private var takesNothing: Bool { declaration.name.hasSuffix("()") }

    private var asserts: Bool {
        let words = (declaration.header + declaration.rest).text.sourceTokens.map(\.text)
        return words.contains { word in
            ["#expect", "#require", "Issue"].contains(word)
                || ["XCT", "assert"].contains { word.hasPrefix($0) }
        }
    }
}
