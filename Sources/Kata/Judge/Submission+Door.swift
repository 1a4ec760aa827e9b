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

extension Submission {
    /// The squares beside yours. What of your tests does not compile with our code is of your own
    /// design, too, however much it looks like a test of the function on the page.
    mutating func otherSquares(
        beside first: Squares, _ value: (Plan<Squares>) throws -> Squares
    ) throws -> Squares {
        while true {
            var squares = try value(otherSquares(beside: first))
            squares.ownTests = ownTests
            let report = squares.yourTestsOnOurCode
            guard exercise.kind == .kata, report?.verdict == .doesNotCompile else { return squares }
            let names = Set(report?.failures.compactMap { $0.file?.fileName } ?? [])
            let paths = Set(yourTests.paths.filter { names.contains($0.fileName) })
            if paths.isSubset(of: unfit) { return squares }
            unfit.formUnion(paths)
        }
    }
}

extension Tree {
    /// The words in a file, but for names of its own: what it declares, labels, and loops over.
    fileprivate func words(in path: String) -> Set<String> {
        let tokens = (self[path] ?? "").sourceTokens
        var (own, callable, called): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var isInTuple = false
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            let isValue = token.isOne(of: ["for", "let", "var"])
            if token.isOne(of: String.introducers) {
                own.insert(next.text)
                if !isValue { callable.insert(next.text) }
            }
            if next.is("(") { called.insert(token.text) }
            isInTuple = isInTuple ? !token.is(")") : isValue && next.is("(")
            if isInTuple || next.is(":") || next.is("in") { own.insert(token.text) }
        }
        // A value has no brackets behind it: what has them is another's.
        own.subtract(called.subtracting(callable))
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
