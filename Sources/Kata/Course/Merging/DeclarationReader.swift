extension [Declaration] {
    /// Reads the declarations in `lines`, which are formatted: what belongs to a declaration is
    /// indented further than its first line, or closes a bracket.
    init(reading lines: [String]) {
        var reader = DeclarationReader(lines: lines)
        self = reader.declarations(in: lines.indices)
    }
}

private struct DeclarationReader {
    let lines: [String]
    /// Whether the line begins inside a multi-line string.
    let isText: [Bool]

    init(lines: [String]) {
        self.lines = lines
        var isOpen = false
        isText = lines.map { line in
            defer { if line.occurrences(of: "\"\"\"") % 2 == 1 { isOpen.toggle() } }
            return isOpen
        }
    }

    mutating func declarations(in range: Range<Int>) -> [Declaration] {
        var found: [Declaration] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let isSetOff = lines[position].trimmed.isEmpty
            guard let start = (position..<range.upperBound).first(where: { !isBlank($0) }) else {
                break
            }
            let end = end(of: start, before: range.upperBound)
            found.append(declaration(start..<end, isSetOff: isSetOff))
            position = end
        }
        return found
    }

    private func isBlank(_ line: Int) -> Bool {
        !isText[line] && lines[line].trimmed.isEmpty
    }

    /// The line after the declaration, or after the comment, that begins in line `start`.
    private func end(of start: Int, before limit: Int) -> Int {
        let indentation = lines[start].indentation
        var isBegun = begins(start)
        var end = start + 1
        while end < limit {
            if isBlank(end) {
                // An empty line ends a lone comment; within a body something deeper follows it.
                let next = (end..<limit).first { !isBlank($0) }
                guard isBegun, let next, belongs(next, to: indentation) else { break }
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
        if isText[line] || lines[line].indentation > indentation { return true }
        let text = lines[line].trimmed
        return [")", "]", "}", ">", "{", "where ", "#else", "#endif", "->"]
            .contains { text.hasPrefix($0) }
    }

    /// Whether the declaration itself begins here, as opposed to a comment or attribute above it.
    private func begins(_ line: Int) -> Bool {
        let text = lines[line].trimmed
        if text == elision { return true }
        return !text.hasPrefix("//") && !Signature(text).isEmpty
    }

    private mutating func declaration(_ range: Range<Int>, isSetOff: Bool) -> Declaration {
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
        if signature.isType {
            declaration.members = declarations(in: first + opening + 1..<range.upperBound - 1)
        } else {
            declaration.rest = Array(own[(opening + 1)...])
        }
        return declaration
    }
}

extension String {
    fileprivate func occurrences(of needle: String) -> Int {
        ranges(of: needle).count
    }
}
