extension Exercise {
    /// The tests that fit any code: in a kata, those that need nothing but its door, the function
    /// that the starter declares. A file is one or the other as a whole.
    func doorTests(of files: Tree) -> Tree {
        var tests = files.below("Tests/")
        guard kind == .kata else { return tests }
        let door = starter.below("Sources/").declaredNames
        var hidden = files.below("Sources/").declaredNames.subtracting(door)
        while let path = tests.paths.first(where: { !hidden.isDisjoint(with: tests.words(in: $0)) })
        {
            // What a file beside the others declares goes with it.
            hidden.formUnion(tests.below(path).declaredNames)
            tests[path] = nil
        }
        return tests
    }
}

extension Tree {
    /// The words in a file, but for names of its own: what it declares, labels, and loops over.
    fileprivate func words(in path: String) -> Set<String> {
        let tokens = (self[path] ?? "").sourceTokens
        var own: Set<String> = []
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.isOne(of: String.introducers) { own.insert(next.text) }
            if next.is(":") || next.is("in") { own.insert(token.text) }
        }
        let words = tokens.filter { $0.kind == .word || $0.isQuoted }
        return Set(words.map(\.text)).subtracting(own)
    }

    /// What other files can name: all that stands in no brackets, and members of extensions.
    fileprivate var declaredNames: Set<String> {
        files.values.reduce(into: []) { $0.formUnion($1.declaredNames) }
    }
}

extension String {
    fileprivate static let introducers: Set = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    fileprivate var declaredNames: Set<String> {
        let tokens = sourceTokens
        var names: Set<String> = []
        // For each bracket that is open, whether it is that of an extension.
        var open: [Bool] = []
        var isExtension = false
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.is("extension"), open.isEmpty { isExtension = true }
            if token.isOne(of: ["(", "[", "{"]) {
                open.append(isExtension && open.isEmpty && token.is("{"))
                if token.is("{") { isExtension = false }
            }
            if token.isOne(of: [")", "]", "}"]) { _ = open.popLast() }
            let isSeen = open.isEmpty || open == [true]
            if isSeen, token.isOne(of: Self.introducers), next.kind == .word || next.isQuoted {
                names.insert(next.text)
            }
        }
        return names
    }
}
