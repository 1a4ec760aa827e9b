/// What runs in a file of Swift: the bodies of functions and the like, and the initial values.
struct SourceOutline: BracketedSource {
    let text: [UInt8]
    let tokens: [SourceToken]
    let partners: [Int?]
    /// The braces behind the head of an `if`, a `for` and the like: no closures, though a call may
    /// stand before them.
    private(set) var blocks: Set<Int> = []
    private(set) var bodies: [Body] = []
    /// Values that stand in no body: of properties, cases and parameters.
    private(set) var values: [Value] = []

    /// What stands between the braces of a function, an initializer or an accessor.
    struct Body: Equatable {
        var tokens: Range<Int>
        /// What it returns, such as `Bool`; nil if nothing.
        var result: String?

        /// Whether others can see what type it comes to, as its declaration does not say it.
        var isSeen: Bool { result?.sourceWords.contains { $0.is("some") } ?? false }
    }

    struct Value: Equatable {
        var tokens: Range<Int>
        /// Whether it is that of a case, and can only be a literal.
        var isRaw = false
    }

    init(_ text: String) {
        self.text = Array(text.utf8)
        tokens = text.sourceTokens
        partners = tokens.partners
        readBlocks()
        readDeclarations(in: tokens.indices)
    }

    private static let heads: Set = [
        "if", "guard", "else", "for", "while", "repeat", "switch", "do", "catch", "defer",
    ]

    private mutating func readBlocks() {
        // Whether a head is open, at each level of brackets.
        var open = [false]
        for (index, token) in tokens.enumerated() {
            if token.isOne(of: Self.heads), !(index > 0 && tokens[index - 1].is(".")) {
                open[open.count - 1] = !isBehindRepeat(index)
            } else if token.is(";") {
                open[open.count - 1] = false
            } else if let partner = partners[index], partner < index {
                open.removeLast()
            } else if let end = partners[index] {
                if token.is("{"), open[open.count - 1], !isClosure(endingAt: end) {
                    blocks.insert(index)
                    open[open.count - 1] = false
                }
                open.append(false)
            }
        }
    }

    /// Whether the word here is the `while` of a `repeat`.
    func isBehindRepeat(_ index: Int) -> Bool {
        guard tokens[index].is("while"), index > 0, let open = partners[index - 1] else {
            return false
        }
        return open > 0 && tokens[open - 1].is("repeat")
    }

    /// Whether braces in a head can only be those of a closure, by what stands behind them.
    private func isClosure(endingAt end: Int) -> Bool {
        guard end + 1 < tokens.count else { return false }
        let next = tokens[end + 1]
        if next.isOne(of: ["{", "where", ","]) { return true }
        let goesOn = next.isOne(of: [".", "(", "[", "is", "as", ":"]) || next.text.isOperator
        return next.line == tokens[end].line && next.kind != .text && goesOn
    }

    /// From where to where brackets stand whose partner was not found, by their lines; nil if each
    /// was.
    var unreadLines: ClosedRange<Int>? {
        let unread = tokens.indices.filter { partners[$0] == nil && tokens[$0].isBracket }
        guard let first = unread.first, let last = unread.last else { return nil }
        return tokens[first].line...tokens[last].line
    }

    /// The lines from `#if` to its `#endif`: not all of them are compiled everywhere.
    var conditionalLines: [ClosedRange<Int>] {
        var starts: [Int] = []
        var found: [ClosedRange<Int>] = []
        for token in tokens where token.kind == .directive {
            if token.text.hasPrefix("#if") { starts.append(token.line) }
            guard token.text.hasPrefix("#endif"), let start = starts.popLast() else { continue }
            if starts.isEmpty { found.append(start...token.line) }
        }
        return found
    }

    // MARK: Declarations: which braces are bodies, and which values stand in none

    static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    private static let functions: Set = ["func", "init", "deinit"]
    static let introducers = types.union(functions).union([
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

    private mutating func readDeclarations(in range: Range<Int>) {
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
        let level = Array(level(range))
        guard let start = level.first(where: { tokens[$0].is(sign) }) else { return nil }
        let end = level.first { $0 > start && tokens[$0].is("where") } ?? range.upperBound
        let type = text(start + 1..<end)
        return ["Void", "()"].contains(type) ? nil : type
    }

    private mutating func readAccessors(_ range: Range<Int>, _ type: String?) {
        let end = range.upperBound
        guard let first = level(range).first(where: { isAccessor($0, before: end) }),
            first == range.lowerBound || tokens[first - 1].isOne(of: ["mutating", "nonmutating"])
        else {
            bodies.append(Body(tokens: range, result: type))
            return
        }
        var accessor: Int?
        for place in level(range) {
            if isAccessor(place, before: end) {
                accessor = place
            } else if tokens[place].is("{"), let word = accessor, let end = partners[place] {
                bodies.append(
                    Body(tokens: place + 1..<end, result: tokens[word].is("get") ? type : nil))
                accessor = nil
            }
        }
    }

    /// Whether an accessor begins here, and no property with such a name is used.
    private func isAccessor(_ index: Int, before limit: Int) -> Bool {
        guard tokens[index].isOne(of: Self.accessors) else { return false }
        guard index + 1 < limit, tokens[index + 1].kind == .sign else { return true }
        let brace = tokens[index + 1].is("(") ? next(index + 1) : index + 1
        return brace < limit && tokens[brace].is("{")
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

    // MARK: Statements

    /// The place behind the statement that begins at `start`.
    func endOfStatement(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            let following = next(index)
            guard following < limit else { return limit }
            let (last, token) = (tokens[following - 1], tokens[following])
            if token.is(";") || token.kind == .directive { return following }
            if token.line > endLine(of: last), !goesOn(from: last, to: following) {
                return following
            }
            index = following
        }
        return limit
    }

    private func endLine(of token: SourceToken) -> Int {
        token.line + text[token.range].count { $0 == 10 }
    }

    private func goesOn(from last: SourceToken, to index: Int) -> Bool {
        let token = tokens[index]
        if token.isOne(of: [".", "else", "catch", "where", "{", "as", "is"]) { return true }
        if token.kind == .sign, isBinary(index) || token.isOne(of: ["?", ":", ","]) { return true }
        if last.isOne(of: [",", "=", "->", "(", ".", ":", "where", "in", "try", "await"]) {
            return !last.isOne(of: ["in", ":"])
        }
        // What touches the word before it belongs to that, as in `[Int]?` and `Set<Int?>`.
        return last.kind == .sign && last.text.isOperator && !isAdjacent(index - 1)
    }

    /// Whether an operator stands between two operands: with blanks on both sides, or on none.
    func isBinary(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .sign, token.text.isOperator, index > 0, index + 1 < tokens.count
        else { return false }
        let before = tokens[index - 1].range.upperBound == token.range.lowerBound
        let after = tokens[index + 1].range.lowerBound == token.range.upperBound
        if before != after || [")", "]", "}", ","].contains(tokens[index + 1].text) {
            return false
        }
        let previous = tokens[index - 1]
        return previous.kind != .sign || [")", "]", "}", "!", "?", ">"].contains(previous.text)
    }

    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The statements of a block, one after the other.
    ///
    /// - Parameter isSwitch: whether it has cases, of which each has statements.
    func statements(in range: Range<Int>, isSwitch: Bool = false) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if token.is(";") || token.kind == .directive {
                index += 1
            } else if isSwitch, isLabel(index) {
                let colon = level(index..<range.upperBound).first { tokens[$0].is(":") }
                index = (colon ?? range.upperBound - 1) + 1
            } else {
                var end = endOfStatement(index, before: range.upperBound)
                if isSwitch, let label = level(index + 1..<end).first(where: isLabel) {
                    end = label
                }
                found.append(index..<end)
                index = end
            }
        }
        return found
    }

    /// Whether a case of a switch begins here: its word is the first of a line.
    private func isLabel(_ index: Int) -> Bool {
        let isFirst = index == 0 || endLine(of: tokens[index - 1]) < tokens[index].line
        return isFirst
            && (tokens[index].isOne(of: ["case", "default"]) || tokens[index].text == "@unknown")
    }
}

extension String {
    /// Whether it is made of the signs of operators.
    var isOperator: Bool {
        !isEmpty && allSatisfy { "+-*/=<>!&|^~?%.".contains($0) } && self != "."
    }
}
