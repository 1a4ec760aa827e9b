/// Reads Swift, and leaves out comments and texts, but for the code in a text.
///
/// Comments of several lines, and texts of several lines or with number signs, it does not know.
struct CodeReader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    /// The code up to the end, or up to a bracket that closes more than was opened.
    mutating func code() -> String {
        var code = ""
        var depth = 0
        while let sign = rest.popFirst() {
            switch sign {
            case "/" where rest.first == "/": rest = rest.drop { $0 != "\n" }
            case "\"": code += codeInText()
            case ")" where depth == 0: return code
            default:
                if sign == "(" { depth += 1 }
                if sign == ")" { depth -= 1 }
                code.append(sign)
            }
        }
        return code
    }

    /// The code in a text, up to its end.
    private mutating func codeInText() -> String {
        var found = " "
        while let sign = rest.popFirst(), sign != "\"" {
            if sign == "\\", rest.popFirst() == "(" { found += code() + " " }
        }
        return found
    }
}
