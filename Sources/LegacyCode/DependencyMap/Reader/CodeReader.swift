/// Reads Swift, and leaves out comments and texts, but for the code in a text.
///
/// A pattern between slashes is read as code: a quotation mark in there begins a text.
struct CodeReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The code up to the end, or up to a bracket that closes more than was opened.
    mutating func code() -> String {
        var code = ""
        var depth = 0
        while let sign = rest.first {
            if sign == "/", rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if sign == "/", rest.hasPrefix("/*") {
                skipComment()
                code += " "
            } else if sign == "\"" || sign == "#", let quote = openQuote() {
                code += codeInText(endingWith: quote.end, escape: quote.escape)
            } else {
                rest.removeFirst()
                if sign == ")", depth == 0 { return code }
                if sign == "(" { depth += 1 }
                if sign == ")" { depth -= 1 }
                code.append(sign)
            }
        }
        return code
    }

    /// Comments of this kind can stand in each other.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") { depth += 1 }
            if rest.hasPrefix("*/") { depth -= 1 }
            rest = rest.dropFirst(rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1)
        } while depth > 0 && !rest.isEmpty
    }

    /// Takes the quotation mark with which a text begins, and says what ends it.
    private mutating func openQuote() -> (end: String, escape: String)? {
        let signs = rest.prefix { $0 == "#" }
        let quotes = rest.dropFirst(signs.count)
        guard quotes.first == "\"" else { return nil }
        let quote = quotes.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = quotes.dropFirst(quote.count)
        return (quote + signs, "\\" + signs)
    }

    /// The code in a text, up to its end.
    private mutating func codeInText(endingWith end: String, escape: String) -> String {
        var found = " "
        while !rest.isEmpty, !rest.hasPrefix(end) {
            if rest.hasPrefix(escape + "(") {
                rest = rest.dropFirst(escape.count + 1)
                found += code() + " "
            } else {
                rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
            }
        }
        rest = rest.dropFirst(end.count)
        return found
    }
}
