/// What runs in a file of Swift: the bodies of functions and the like, and the initial values.
struct SourceOutline {
    let text: [UInt8]
    let tokens: [SourceToken]
    /// For each bracket the place of the one that belongs to it; nil for the other tokens, and for
    /// brackets that stand in more others than are read.
    let partners: [Int?]
    /// The braces behind the head of an `if`, a `for` and the like: no closures, though a call may
    /// stand before them.
    private(set) var blocks: Set<Int> = []
    var bodies: [Body] = []
    /// Values that stand in no body: of properties, cases and parameters.
    var values: [Value] = []

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
        partners = Self.partners(tokens)
        readBlocks()
        readDeclarations(in: tokens.indices)
    }

    private static func partners(_ tokens: [SourceToken]) -> [Int?] {
        var partners = [Int?](repeating: nil, count: tokens.count)
        for (open, close) in tokens.brackets {
            partners[open] = close
            partners[close] = open
        }
        return partners
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

    /// The source text of some tokens, with what stands between them.
    func text(_ range: Range<Int>) -> String { String(decoding: text[bytes(range)], as: UTF8.self) }

    func bytes(_ range: Range<Int>) -> Range<Int> {
        guard let last = range.last else {
            let place = range.lowerBound < tokens.count ? tokens[range.lowerBound].range : 0..<0
            return place.lowerBound..<place.lowerBound
        }
        return tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    }

    /// The place behind a token, or behind the bracket that closes it.
    func next(_ index: Int) -> Int {
        let partner = partners[index] ?? index
        return max(index, partner) + 1
    }

    /// The first place in `range`, in no further bracket, that is as it should be.
    func first(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(index) { return index }
            index = next(index)
        }
        return nil
    }

    /// The places of the tokens in `range` that stand in no further bracket.
    func level(_ range: Range<Int>) -> [Int] {
        var places: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            places.append(index)
            index = next(index)
        }
        return places
    }
}
