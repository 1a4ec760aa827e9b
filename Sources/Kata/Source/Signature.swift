/// The head of a declaration, read just far enough to tell it from its siblings.
struct Signature {
    private var words: Substring
    /// The first word that says what kind of declaration this is: `class` may also be a modifier.
    private let keyword: String

    /// The text of a declaration, with or without attributes and modifiers before it.
    init(_ text: String) {
        var words = text.drop { $0 == " " }
        while let attribute = words.first, attribute == "@" {
            words = words.afterAttribute.drop { $0 == " " }
        }
        self.words = words
        keyword = Self.keyword(of: words)
    }

    var isEmpty: Bool { words.isEmpty }

    var isType: Bool { Self.types.contains(keyword) }
    var isProtocol: Bool { keyword == "protocol" }

    /// The kind, the name and the argument labels; for types the name alone.
    var name: String {
        switch keyword {
        case "": String(words)
        case "extension": "extension " + afterKeyword.prefix { $0 != "{" }.trimmed
        case "import": "import " + afterKeyword.trimmed
        case "case": "case " + afterKeyword.prefix { !"(={".contains($0) }.trimmed
        case "func", "init", "subscript", "macro":
            [keyword, identifier + labels].filter { !$0.isEmpty }.joined(separator: " ")
        case let type where Self.types.contains(type): "type " + identifier
        default: keyword + " " + identifier
        }
    }

    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let keywords = types.union([
        "func", "init", "deinit", "subscript", "var", "let", "case", "import", "typealias",
        "associatedtype", "macro", "operator", "precedencegroup",
    ])

    private static func keyword(of words: Substring) -> String {
        let found = words.split(separator: " ").map { String($0.prefix { $0.isLetter }) }
        guard let index = found.firstIndex(where: keywords.contains) else { return "" }
        let next = found.dropFirst(index + 1).first ?? ""
        let isModifier = found[index] == "class" && ["func", "var", "subscript"].contains(next)
        return isModifier ? next : found[index]
    }

    private var afterKeyword: Substring {
        var rest = words
        while let range = rest.firstRange(of: keyword) {
            let isWord =
                (range.lowerBound == words.startIndex
                    || words[words.index(before: range.lowerBound)] == " ")
            rest = rest[range.upperBound...]
            if isWord, !(rest.first?.isLetter ?? false) { break }
        }
        return rest.drop { $0 == " " }
    }

    private var identifier: String {
        let rest = afterKeyword
        if rest.first == "`" {
            return "`" + rest.dropFirst().prefix { $0 != "`" } + "`"
        }
        return String(rest.prefix { !"(<:={ ".contains($0) })
    }

    private var labels: String {
        var rest = afterKeyword
        if rest.first == "`" {
            rest = rest.dropFirst().drop { $0 != "`" }.dropFirst()
        }
        rest = rest.drop { $0 != "(" }
        let arguments = rest.bracketed.dropFirst().dropLast().topLevelParts
        let names = arguments.map { $0.trimmed.prefix { $0 != " " && $0 != ":" } + ":" }
        return "(" + names.joined() + ")"
    }
}

extension Substring {
    /// What follows an attribute such as `@Test("a name", .tags(.slow))`.
    fileprivate var afterAttribute: Substring {
        let rest = dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return rest.first == "(" ? rest.dropFirst(rest.bracketed.count) : rest
    }

    /// The first bracket and everything up to its counterpart, strings being passed over.
    fileprivate var bracketed: Substring {
        var depth = 0
        var isString = false
        var previous: Character = " "
        for index in indices {
            let character = self[index]
            if character == "\"", previous != "\\" { isString.toggle() }
            if !isString {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
                if depth == 0 { return self[...index] }
            }
            previous = character
        }
        return self
    }

    /// The parts between commas that stand in no bracket.
    fileprivate var topLevelParts: [Substring] {
        var parts: [Substring] = []
        var start = startIndex
        var position = startIndex
        while position < endIndex {
            if "([{".contains(self[position]) {
                position = self[position...].bracketed.endIndex
            } else if self[position] == "," {
                parts.append(self[start..<position])
                position = index(after: position)
                start = position
            } else {
                position = index(after: position)
            }
        }
        parts.append(self[start...])
        return parts.filter { !$0.trimmed.isEmpty }
    }
}
