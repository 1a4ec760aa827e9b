/// How deeply brackets of Swift may stand in each other: nobody reads more, and the compiler may
/// take hours for it, or crash.
let deepestNesting = 100

extension [SourceToken] {
    /// The brackets that belong to each other and do not stand too deep.
    var brackets: [(open: Int, close: Int)] {
        var open: [(index: Int, closing: String)] = []
        var pairs: [(open: Int, close: Int)] = []
        for (index, token) in enumerated() where token.kind == .sign {
            if let closing = token.closing {
                open.append((index, closing))
            } else if let last = open.last, last.closing == token.text {
                open.removeLast()
                if open.count < deepestNesting { pairs.append((last.index, index)) }
            }
        }
        return pairs
    }

    /// For each bracket the place of the one that belongs to it; nil for the other tokens, and for
    /// brackets that stand in more others than are read.
    var partners: [Int?] {
        var partners = [Int?](repeating: nil, count: count)
        for (open, close) in brackets {
            partners[open] = close
            partners[close] = open
        }
        return partners
    }
}

/// Source text, its tokens, and which brackets belong to each other.
protocol BracketedSource {
    var text: [UInt8] { get }
    var tokens: [SourceToken] { get }
    /// See `[SourceToken].partners`.
    var partners: [Int?] { get }
}

extension BracketedSource {
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
        max(index, partners[index] ?? index) + 1
    }

    /// The places of the tokens in `range` that stand in no further bracket, one after the other.
    func level(_ range: Range<Int>) -> some Sequence<Int> {
        let partners = partners
        return sequence(first: range.lowerBound) { max($0, partners[$0] ?? $0) + 1 }
            .lazy.prefix { $0 < range.upperBound }
    }
}

extension SourceToken {
    /// What closes the bracket that it is; nil if it is none.
    fileprivate var closing: String? { Self.closings[text] }

    private static let closings = ["(": ")", "[": "]", "{": "}"]
}

extension String {
    /// The line of this source in which brackets stand too deep in each other; nil if none do.
    var lineNestedTooDeeply: Int? {
        // Most files have fewer brackets in all, and to count those is quick.
        let opening = "([{".utf8
        guard utf8.count(where: opening.contains) > deepestNesting else { return nil }
        var depth = 0
        return sourceTokens.first { token in
            guard token.kind == .sign else { return false }
            if token.closing != nil { depth += 1 }
            if [")", "]", "}"].contains(token.text) { depth = max(0, depth - 1) }
            return depth > deepestNesting
        }?.line
    }
}

extension Module {
    /// What a compiler would say of a source that is nested too deeply; nil if none is.
    var nestedTooDeeply: String? {
        for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
            guard let line = text.lineNestedTooDeeply else { continue }
            return "\(path):\(line):1: error: brackets stand more than \(deepestNesting) deep in"
                + " each other here, too deep to be read: make the code flatter\n"
        }
        return nil
    }
}
