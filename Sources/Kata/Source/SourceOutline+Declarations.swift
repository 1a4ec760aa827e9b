/// Reading declarations: which braces are bodies, and which values stand in none.
extension SourceOutline {
    static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let functions: Set = ["func", "init", "deinit"]
    private static let introducers = types.union(functions).union([
        "subscript", "var", "let", "case", "import", "typealias",
    ])
    private static let accessors: Set = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    /// A declaration whose head has begun: the word that says what it is, and whether a value came.
    private struct Head {
        var index: Int
        var word: String
        var hasValue = false

        var holdsValue: Bool { ["var", "let", "case"].contains(word) }
    }

    mutating func readDeclarations(in range: Range<Int>) {
        var head: Head?
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if token.kind == .word, Self.introducers.contains(token.text), !follows(".", index) {
                head = Head(index: index, word: token.text)
            } else if token.is("{"), let begun = head, let end = partners[index] {
                readBody(index + 1..<end, of: begun)
                head = nil
            } else if token.is("("), let end = partners[index] {
                if token.kind == .sign, index == 0 || tokens[index - 1].kind != .attribute {
                    readDefaults(index + 1..<end)
                }
            } else if token.is("="), let begun = head, begun.holdsValue {
                let end = endOfValue(index + 1, before: range.upperBound)
                values.append(Value(tokens: index + 1..<end, isRaw: begun.word == "case"))
                head?.hasValue = true
                index = end
                continue
            }
            index = next(index)
        }
    }

    /// Reads what stands between the braces of a declaration.
    private mutating func readBody(_ body: Range<Int>, of head: Head) {
        let brace = body.lowerBound - 1
        if Self.types.contains(head.word) {
            readDeclarations(in: body)
        } else if Self.functions.contains(head.word) {
            bodies.append(Body(tokens: body, result: result(head.index..<brace, behind: "->")))
        } else if ["var", "subscript"].contains(head.word), !head.hasValue || isObserved(brace) {
            let sign = head.word == "var" ? ":" : "->"
            readAccessors(body, result(head.index..<brace, behind: sign))
        }
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
