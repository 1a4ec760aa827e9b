extension [Declaration] {
    /// Reads the declarations in `lines`, which are formatted: what belongs to a declaration is
    /// indented further than its first line, or closes a bracket.
    init(reading lines: [String]) {
        self = DeclarationReader(lines: lines).declarations(in: lines.indices)
    }
}

private struct DeclarationReader {
    let lines: [String]
    let indentations: [Int]
    /// Whether the line begins inside a multi-line string.
    let isText: [Bool]
    /// For each line the first from there on that is not blank.
    let nextText: [Int]

    /// In how many types one may stand whose members are looked at.
    private static let deepest = 30

    init(lines: [String]) {
        self.lines = lines
        indentations = lines.map(\.indentation)
        var isOpen = false
        let isText = lines.map { line in
            defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isOpen.toggle() } }
            return isOpen
        }
        var next = lines.count
        nextText = lines.indices.reversed().map { index in
            if isText[index] || !lines[index].isBlank { next = index }
            return next
        }
        .reversed()
        self.isText = isText
    }

    /// - Parameter depth: how many types the lines stand in.
    func declarations(in range: Range<Int>, depth: Int = 0) -> [Declaration] {
        var found: [Declaration] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let isSetOff = lines[position].isBlank
            let start = nextText[position]
            guard start < range.upperBound else { break }
            let end = end(of: start, before: range.upperBound)
            found.append(declaration(start..<end, isSetOff: isSetOff, depth))
            position = end
        }
        return found
    }

    private func isBlank(_ line: Int) -> Bool { nextText[line] > line }

    /// The line after the declaration, or after the comment, that begins in line `start`.
    private func end(of start: Int, before limit: Int) -> Int {
        let indentation = indentations[start]
        var isBegun = begins(start)
        var end = start + 1
        while end < limit {
            if isBlank(end) {
                // An empty line ends a lone comment; within a body something deeper follows it.
                let next = nextText[end]
                guard isBegun, next < limit, belongs(next, to: indentation) else { break }
                end = next
            } else if !belongs(end, to: indentation) {
                if isBegun || lines[end].trimmed == elision { break }
                isBegun = begins(end)
            }
            end += 1
        }
        return end
    }

    /// Whether the line can only be a continuation of what began at `indentation`.
    private func belongs(_ line: Int, to indentation: Int) -> Bool {
        if isText[line] || indentations[line] > indentation { return true }
        let text = lines[line].drop { $0 == " " || $0 == "\t" }
        return [")", "]", "}", ">", "{", "where ", "#else", "#endif", "->"]
            .contains { text.hasPrefix($0) }
    }

    /// Whether the declaration itself begins here, as opposed to a comment or attribute above it.
    private func begins(_ line: Int) -> Bool {
        let text = lines[line].trimmed
        if text == elision { return true }
        return !text.hasPrefix("//") && !Signature(text).isEmpty
    }

    private func declaration(_ range: Range<Int>, isSetOff: Bool, _ depth: Int) -> Declaration {
        let first = range.first { !lines[$0].trimmed.hasPrefix("//") } ?? range.lowerBound
        let comments = Array(lines[range.lowerBound..<first])
        let own = Array(lines[first..<range.upperBound])
        let opening = own.firstIndex { $0.hasSuffix("{") && !Signature($0).isEmpty }
        let signature = Signature(own[...(opening ?? own.count - 1)].joined(separator: " "))
        var declaration = Declaration(
            name: own[0].trimmed == elision ? elision : signature.name,
            comments: comments,
            header: own,
            members: nil,
            rest: [],
            isSetOff: isSetOff
        )
        guard let opening, own.count > opening + 1 else { return declaration }
        declaration.header = Array(own[...opening])
        if signature.isType, depth < Self.deepest {
            let members = first + opening + 1..<range.upperBound - 1
            declaration.members = declarations(in: members, depth: depth + 1)
        } else {
            declaration.rest = Array(own[(opening + 1)...])
        }
        return declaration
    }
}
