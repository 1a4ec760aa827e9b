/// The head of a declaration, read just far enough to tell it from its siblings.
struct Signature: BracketedSource {
    let text: [UInt8]
    let tokens: [SourceToken]
    let partners: [Int?]
    /// The place behind the attributes that it begins with.
    private var start = 0
    /// The place of the word that says what kind of declaration this is; the end if there is none.
    private var place: Int

    /// The text of a declaration, with or without attributes and modifiers before it.
    init(_ text: String) {
        self.text = Array(text.utf8)
        tokens = text.headTokens
        partners = tokens.partners
        place = tokens.count
        start = placeBehindAttributes(0)
        place = level(start..<tokens.count).first { isKeyword($0) } ?? place
    }

    /// Whether nothing is there but comments and attributes.
    var isEmpty: Bool { start == tokens.count }

    var isType: Bool { SourceOutline.types.contains(keyword) }
    var isProtocol: Bool { keyword == "protocol" }
    var isClass: Bool { keyword == "class" }

    /// The number of its first line without those that only hold comments, from 0 on; nil if there is
    /// none.
    var firstLine: Int? { tokens.first.map { $0.line - 1 } }

    /// That of the line in which it begins, behind its attributes; nil if it does not.
    var line: Int? { isEmpty ? nil : tokens[start].line - 1 }

    var isHidden: Bool { has("private") || has("fileprivate") }
    var isStatic: Bool { has("static") || has("class") }

    /// Whether this word stands before the one that says what it is.
    func has(_ modifier: String) -> Bool {
        level(start..<place).contains { tokens[$0].is(modifier) }
    }

    /// Whether it has the attribute of a test of Swift Testing.
    var isTest: Bool { test != nil }

    /// What its attribute says that the test is called.
    var title: String? {
        guard let test, test + 2 < tokens.count, tokens[test + 2].kind == .text else { return nil }
        let literal = tokens[test + 2].text
        let hashes = literal.prefix { $0 == "#" }.count
        let title = String(literal.dropFirst(hashes + 1).dropLast(hashes + 1))
        return hashes > 0 ? title : title.replacing(/\\(["\\])/) { $0.1 }
    }

    /// Whether a trait of it says so, and does not ask for a condition.
    var isDisabled: Bool {
        level(0..<place).contains { open in
            let end = partners[open] ?? place
            return tokens[open].is("(")
                && level(open + 1..<end).contains { argument in
                    let words = tokens[argument..<end].prefix(4).map(\.text)
                    return tokens[argument - 1].isOne(of: ["(", ","])
                        && words.starts(with: [".", "disabled", "("]) && words.last != "if"
                }
        }
    }

    /// The kind, the name and the argument labels; for types the name alone.
    var name: String {
        switch keyword {
        case "":
            isEmpty
                ? String(decoding: text, as: UTF8.self).inOneLine
                : words(from: start, before: ["{"])
        case "import", "extension": words(from: place, before: ["{"])
        case "case": words(from: place, before: ["(", "=", "{"])
        case "func", "init", "subscript", "macro":
            [keyword, identifier + labels].filter { !$0.isEmpty }.joined(separator: " ")
        case _ where isType: "type " + identifier
        default: keyword + " " + identifier
        }
    }

    private static let keywords = SourceOutline.introducers.union([
        "associatedtype", "macro", "operator", "precedencegroup",
    ])

    private func isKeyword(_ place: Int) -> Bool {
        let isModifier =
            tokens[place].is("class") && place + 1 < tokens.count
            && tokens[place + 1].isOne(of: ["func", "var", "subscript"])
        return tokens[place].isOne(of: Self.keywords) && !isModifier
            && !(place > 0 && tokens[place - 1].is("."))
    }

    private var keyword: String { place < tokens.count ? tokens[place].text : "" }

    /// The place of the attribute of a test.
    private var test: Int? {
        tokens[..<place].indices.first {
            tokens[$0].kind == .attribute && tokens[$0].text == "@Test"
                || $0 > 1 && tokens[$0].is("Test") && tokens[$0 - 2].text == "@Testing"
        }
    }

    /// The place behind attributes such as `@Test("a name", .tags(.slow))`.
    private func placeBehindAttributes(_ start: Int) -> Int {
        var place = start
        while place < tokens.count, tokens[place].kind == .attribute {
            place += 1
            while place < tokens.count, tokens[place].is(".") { place += 2 }
            guard place < tokens.count, tokens[place].is("("),
                tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
            else { continue }
            place = (partners[place] ?? tokens.count) + 1
        }
        return min(place, tokens.count)
    }

    private func words(from start: Int, before signs: [String]) -> String {
        let rest = start..<tokens.count
        let end = level(rest).first { tokens[$0].isOne(of: signs) }
        return text(start..<(end ?? tokens.count)).inOneLine
    }

    /// Its name; for an initializer the sign that says whether it may fail.
    private var identifier: String {
        guard place + 1 < tokens.count, !tokens[place + 1].isBracket else { return "" }
        let isGeneric = keyword == "init" && tokens[place + 1].text.hasPrefix("<")
        return isGeneric ? "" : tokens[place + 1].asWritten
    }

    private var labels: String {
        let rest = level(place..<tokens.count)
        guard let open = rest.first(where: { tokens[$0].is("(") }) else { return "()" }
        var labels = "("
        var isFirst = true
        for place in level(open + 1..<(partners[open] ?? tokens.count)) {
            if isFirst {
                let label = placeBehindAttributes(place)
                if isLabel(label) { labels += tokens[label].asWritten + ":" }
            }
            isFirst = tokens[place].is(",")
        }
        return labels + ")"
    }

    /// Whether a name stands here and a type behind it, as what stands between `<` and `>` does not.
    private func isLabel(_ place: Int) -> Bool {
        let following = tokens[place...].prefix(3)
        let names = following.prefix { [.word, .quotedName].contains($0.kind) }
        return !names.isEmpty && following.dropFirst(names.count).first?.is(":") ?? false
    }
}

extension SourceToken {
    fileprivate var asWritten: String { isQuoted ? "`\(text)`" : text }
}

extension String {
    /// It, with one blank wherever blanks and line breaks stand.
    fileprivate var inOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
