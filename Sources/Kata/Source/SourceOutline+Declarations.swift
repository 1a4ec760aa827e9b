/// Reading declarations: which braces are bodies, and which values stand in none.
extension SourceOutline {
    static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let functions: Set = ["func", "init", "deinit"]
    private static let introducers = types.union(functions).union([
        "subscript", "var", "let", "case", "import", "typealias",
    ])
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    enum Owner {
        case file
        /// A type whose functions have no place in a table that others know.
        case plainType
        /// One that only this module makes instances of, so that nobody else knows their size.
        case finalClass
        case otherType
    }

    mutating func readDeclarations(in range: Range<Int>, of owner: Owner) {
        var keyword: Int?
        var hasValue = false
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            let word = keyword.map { tokens[$0].text } ?? ""
            if token.kind == .word, Self.introducers.contains(token.text), !follows(".", index) {
                keyword = index
                hasValue = false
            } else if token.is("{"), let introducer = keyword, let end = partners[index] {
                if Self.types.contains(word) {
                    let owner = self.owner(introducer)
                    readDeclarations(in: index + 1..<end, of: owner)
                    if owner == .finalClass { readLastProperties(index + 1..<end) }
                } else if Self.functions.contains(word) {
                    if word == "func", owner != .otherType, let start = secretStart(introducer) {
                        secrets.append(start..<end + 1)
                    }
                    let result = result(introducer..<index, behind: "->")
                    bodies.append(Body(tokens: index + 1..<end, result: result))
                } else if ["var", "subscript"].contains(word), !hasValue || isObserved(index) {
                    let sign = word == "var" ? ":" : "->"
                    readAccessors(index + 1..<end, result(introducer..<index, behind: sign))
                }
                keyword = nil
            } else if token.is("("), let end = partners[index] {
                if token.kind == .sign, index == 0 || tokens[index - 1].kind != .attribute {
                    readDefaults(index + 1..<end)
                }
            } else if token.is("="), ["var", "let", "case"].contains(word) {
                let end = endOfValue(index + 1, before: range.upperBound)
                values.append(Value(tokens: index + 1..<end, isRaw: word == "case"))
                if owner == .file, let keyword, let start = secretStart(keyword) {
                    secrets.append(start..<end)
                }
                hasValue = true
                index = end
                continue
            }
            index = next(index)
        }
    }

    /// The private properties of a class behind all stored ones that others can use.
    private mutating func readLastProperties(_ range: Range<Int>) {
        var last: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let keyword = index
            guard tokens[keyword].kind == .word, tokens[keyword].isOne(of: ["var", "let"]) else {
                index = next(index)
                continue
            }
            index = endOfStatement(keyword, before: range.upperBound)
            let level = level(keyword..<index)
            if let start = secretStart(keyword) {
                last.append(start..<index)
            } else if tokens[keyword].is("let") || level.contains(where: { tokens[$0].is("=") })
                || !level.contains(where: { tokens[$0].is("{") && !isObserved($0) })
            {
                last = []
            }
        }
        secrets += last
    }

    /// The kind of the type that is declared by a keyword.
    private func owner(_ keyword: Int) -> Owner {
        switch tokens[keyword].text {
        case "class" where modifiers(keyword).contains { tokens[$0].is("final") }: .finalClass
        case "class": .otherType
        case "protocol": .otherType
        default: .plainType
        }
    }

    /// Where a declaration begins that is private; nil if it is not.
    private func secretStart(_ keyword: Int) -> Int? {
        let modifiers = modifiers(keyword)
        let isSecret = modifiers.contains { tokens[$0].isOne(of: ["private", "fileprivate"]) }
        return isSecret ? modifiers.lowerBound : nil
    }

    private static let modifiers: Set = [
        "private", "fileprivate", "internal", "package", "public", "open", "static", "final",
        "mutating", "nonmutating", "nonisolated", "consuming", "borrowing", "prefix", "postfix",
        "lazy", "weak",
    ]

    /// The words and attributes in front of a keyword.
    private func modifiers(_ keyword: Int) -> Range<Int> {
        var start = keyword
        while start > 0,
            tokens[start - 1].kind == .attribute || tokens[start - 1].isOne(of: Self.modifiers)
        {
            start -= 1
        }
        return start..<keyword
    }

    private func follows(_ text: String, _ index: Int) -> Bool {
        index > 0 && tokens[index - 1].is(text)
    }

    /// Whether the braces here hold observers, behind an initial value.
    private func isObserved(_ index: Int) -> Bool {
        tokens[index].is("{") && index + 1 < tokens.count
            && tokens[index + 1].isOne(of: ["willSet", "didSet"])
    }

    private func endOfValue(_ start: Int, before limit: Int) -> Int {
        let end = endOfStatement(start, before: limit)
        return level(start..<end).first { isObserved($0) || tokens[$0].is(",") } ?? end
    }

    /// The type behind a sign; nil if there is none, or it is that of nothing.
    private func result(_ range: Range<Int>, behind sign: String) -> String? {
        let level = level(range)
        guard let start = level.last(where: { tokens[$0].is(sign) }) else { return nil }
        let end = level.first { $0 > start && tokens[$0].is("where") } ?? range.upperBound
        let type = text(start + 1..<end)
        return ["Void", "()"].contains(type) ? nil : type
    }

    private mutating func readAccessors(_ range: Range<Int>, _ type: String?) {
        guard let first = first(in: range, where: { tokens[$0].isOne(of: Self.accessors) }),
            first == range.lowerBound || tokens[first - 1].isOne(of: ["mutating", "nonmutating"])
        else {
            bodies.append(Body(tokens: range, result: type))
            return
        }
        var accessor: Int?
        for place in level(range) {
            if tokens[place].isOne(of: Self.accessors) {
                accessor = place
            } else if tokens[place].is("{"), let word = accessor, let end = partners[place] {
                bodies.append(
                    Body(tokens: place + 1..<end, result: tokens[word].is("get") ? type : nil))
                accessor = nil
            }
        }
    }

    /// The values that parameters have unless told otherwise.
    private mutating func readDefaults(_ range: Range<Int>) {
        var sign: Int?
        for place in level(range) + [range.upperBound] {
            if place == range.upperBound || tokens[place].is(",") {
                if let sign, place > sign + 1 { values.append(Value(tokens: sign + 1..<place)) }
                sign = nil
            } else if sign == nil, tokens[place].is("=") {
                sign = place
            }
        }
    }
}
