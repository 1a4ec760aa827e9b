/// A word, a sign or a literal of Swift source.
struct SourceToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A keyword, a name or a whole number.
        case word
        /// A name that stood in backticks, so that it is no keyword.
        case quotedName
        /// A word that begins with `@`.
        case attribute
        /// An operator, a bracket, a comma and the like.
        case sign
        /// A literal of text, or the part of it before or behind an interpolation.
        case text
        case regex
        /// A line such as `#if os(Linux)`.
        case directive
    }

    var kind: Kind
    /// As it is written; a name in backticks comes without them.
    var text: String
    var range: Range<Int>
    var line: Int
    /// How many interpolations it stands in.
    var depth = 0

    var isQuoted: Bool { kind == .quotedName }

    var isBracket: Bool { isOne(of: ["(", ")", "[", "]", "{", "}"]) }

    func `is`(_ text: String) -> Bool {
        self.text == text && (kind == .word || kind == .sign)
    }

    func isOne(of texts: some Collection<String>) -> Bool {
        (kind == .word || kind == .sign) && texts.contains(text)
    }
}

extension String {
    /// All of it, as Swift source, but blanks and comments.
    var sourceTokens: [SourceToken] {
        var scanner = SourceScanner(bytes: Array(utf8))
        return scanner.tokens()
    }

    /// What stands before the body of the declaration that it is, with the brace that opens it.
    var headTokens: [SourceToken] {
        var scanner = SourceScanner(bytes: Array(utf8))
        return scanner.tokens(endsAtBody: true)
    }

    /// Its words and signs as Swift source; comments, literals and directives are passed over.
    var sourceWords: [SourceToken] {
        sourceTokens.filter { token in
            token.depth == 0 && ![.text, .regex, .directive].contains(token.kind)
        }
    }
}
