extension String {
    /// It without comments and texts, but for the code in a text.
    var code: String {
        var reader = CodeReader(self)
        return reader.code()
    }

    /// Its functions: what stands behind a name belongs to it, up to the next `func`.
    var functions: [(name: String, body: Substring)] {
        let heads = matches(of: /func (\w+)/)
        let ends = heads.dropFirst().map(\.range.lowerBound) + [endIndex]
        return zip(heads, ends).map { head, end in
            (String(head.1), self[head.range.upperBound..<end])
        }
    }

    /// Its variables and constants that belong to everybody: their lines begin at the edge.
    var globals: [String] {
        matches(of: /^(?:[a-z()]+ )*(?:var|let) (\w+)/.anchorsMatchLineEndings())
            .map { String($0.1) }
    }

    /// The variables and constants of its types: their lines are indented once.
    var members: [String] {
        matches(of: /^ {4}(?:[a-z()]+ )*(?:var|let) (\w+)/.anchorsMatchLineEndings())
            .map { String($0.1) }
    }
}

extension Substring {
    /// Its words. One is a call if a bracket stands behind it, or the brace of a closure.
    ///
    /// In a line with `if`, `for` and the like, a brace opens a block and no closure.
    var words: [(word: String, isCall: Bool)] {
        let openers: Set = ["if", "guard", "while", "for", "switch", "catch", "var"]
        return split(whereSeparator: \.isNewline).flatMap { line in
            let found = line.matches(of: /(\w+)(\(| ?\{)?/)
            let hasBlock = found.contains { openers.contains(String($0.1)) }
            return found.map { match in
                (String(match.1), match.2 == "(" || match.2 != nil && !hasBlock)
            }
        }
    }
}
