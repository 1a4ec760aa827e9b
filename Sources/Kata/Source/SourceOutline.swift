/// What runs in a file of Swift: the bodies of functions and the like, and the initial values.
struct SourceOutline {
    let text: [UInt8]
    let tokens: [SourceToken]
    /// For each bracket the place of the one that belongs to it; nil for the other tokens, and for
    /// brackets that stand in more others than are read.
    let partners: [Int?]
    var bodies: [Body] = []
    /// Values that stand in no body: of properties, cases and parameters.
    var values: [Value] = []
    /// Functions, constants and variables that no other file can see, and that take no room in a
    /// type, or behind all that others use.
    var secrets: [Range<Int>] = []

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
        readDeclarations(in: tokens.indices, of: .file)
    }

    private static func partners(_ tokens: [SourceToken]) -> [Int?] {
        var partners = [Int?](repeating: nil, count: tokens.count)
        for (open, close) in tokens.brackets {
            partners[open] = close
            partners[close] = open
        }
        return partners
    }

    /// The source text of some tokens, with what stands between them.
    func text(_ range: Range<Int>) -> String { String(decoding: text[bytes(range)], as: UTF8.self) }

    /// Where some tokens stand, in bytes.
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
