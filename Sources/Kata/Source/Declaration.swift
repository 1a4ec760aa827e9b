/// A declaration of a formatted Swift file, found by its indentation.
struct Declaration: Equatable {
    /// What tells it from its siblings, such as `func add(_:)`.
    var name: String
    /// Comments that stand directly above it.
    var comments: [String]
    /// Its first lines, up to the one that opens its body.
    var header: [String]
    /// What stands between the header and the closing brace; nil if there is no body to look into.
    var members: [Declaration]?
    /// The rest of its lines, if it has no members.
    var rest: [String] = []
    /// Whether an empty line separates it from what is above.
    var isSetOff: Bool

    /// Its header in one line.
    var head: String { header.map(\.trimmed).joined(separator: " ") }

    /// The name of the type that it declares or extends; nil if it is something else.
    var typeName: String? {
        if name.hasPrefix("type ") { return String(name.dropFirst("type ".count)) }
        guard name.hasPrefix("extension ") else { return nil }
        return String(name.dropFirst("extension ".count).prefix { $0 != ":" && $0 != " " })
    }

    var isElision: Bool { name == elision }

    /// Whether its body says that members are left out.
    var isPart: Bool { members?.contains { $0.isElision } ?? false }

    /// Whether anything in it is left out.
    var leavesOut: Bool {
        isElision || members?.contains { $0.leavesOut } ?? false
            || (header + rest).contains { $0.trimmed == elision }
    }

    var lines: [String] {
        guard let members else { return comments + header + rest }
        return comments + header + members.joinedLines + [header[0].margin + "}"]
    }

    /// The functions in it that are not nested in others, each with the types around it.
    func functions(in types: [Declaration] = []) -> [(function: Declaration, types: [Declaration])]
    {
        if head.hasPrefix("//") { return [] }
        if name.hasPrefix("func ") { return [(self, types)] }
        guard let members, !signature.isProtocol else { return [] }
        return members.flatMap { $0.functions(in: types + [self]) }
    }

    var signature: Signature { Signature(header.text) }
}

extension [Declaration] {
    /// The lines of these declarations, empty lines between them included.
    var joinedLines: [String] {
        enumerated().flatMap { offset, declaration in
            (declaration.isSetOff && offset > 0 ? [""] : []) + declaration.lines
        }
    }

    /// Reads the declarations in `lines`, which are formatted: what belongs to a declaration is
    /// indented further than its first line, or closes a bracket.
    init(reading lines: [String]) {
        self = DeclarationReader(lines: lines).declarations(in: lines.indices)
    }
}

private struct DeclarationReader {
    let lines: [String]
    let indentations: [Int]
    /// Whether the line begins inside a multi-line string, or stands in a comment at the margin.
    let isText: [Bool]

    /// In how many types one may stand whose members are looked at.
    private static let deepest = 30

    init(lines: [String]) {
        self.lines = lines
        indentations = lines.map(\.indentation)
        var (isOpen, isComment) = (false, false)
        isText = lines.map { line in
            let begins = isOpen || isComment
            if !isComment, line.ranges(of: "\"\"\"").count % 2 == 1 { isOpen.toggle() }
            if !isOpen {
                isComment = (isComment || line.hasPrefix("/*")) && !line.contains("*/")
            }
            return begins
        }
    }

    /// - Parameter depth: how many types the lines stand in.
    func declarations(in range: Range<Int>, depth: Int = 0) -> [Declaration] {
        let filled = range.filter { isText[$0] || !lines[$0].isBlank }
        var found: [Declaration] = []
        var (next, end) = (0, range.lowerBound)
        while next < filled.count {
            let start = filled[next]
            let isSetOff = start > end
            next = place(behind: next, in: filled)
            end = filled[next - 1] + 1
            found.append(declaration(start..<end, isSetOff: isSetOff, depth))
        }
        return found
    }

    /// The place behind the declaration, or behind the comment, that begins at `first`.
    ///
    /// - Parameter filled: the lines that are not blank.
    private func place(behind first: Int, in filled: [Int]) -> Int {
        var isBegun = begins(filled[first])
        for place in filled.indices.dropFirst(first + 1) {
            let line = filled[place]
            let isSetOff = line > filled[place - 1] + 1
            if belongs(line, to: indentations[filled[first]]) {
                // An empty line ends a lone comment; within a body something deeper follows it.
                if isSetOff, !isBegun { return place }
            } else {
                if isSetOff || isBegun || lines[line].trimmed == elision { return place }
                isBegun = begins(line)
            }
        }
        return filled.count
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
        let signature = Signature(lines[range].text)
        // A carriage return may be a line for Swift, and is none here.
        let first = min(range.lowerBound + (signature.firstLine ?? 0), range.upperBound - 1)
        let comments = Array(lines[range.lowerBound..<first])
        let own = Array(lines[first..<range.upperBound])
        let line = signature.line.map { $0 + range.lowerBound - first } ?? own.count
        let opening = own.indices.first { $0 >= line && own[$0].hasSuffix("{") }
        var declaration = Declaration(
            name: own[0].trimmed == elision ? elision : signature.name, comments: comments,
            header: own, isSetOff: isSetOff)
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
