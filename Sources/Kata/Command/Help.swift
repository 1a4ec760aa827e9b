/// `kata help`: what there is to say, with examples.
enum Help {
    static func overview(_ kata: Invocation) -> String {
        let lines = Subcommand.all.map { "  \($0.usage.padded(to: 28))\($0.summary)" }
        return
            ([kata("COMMAND"), ""] + lines + ["", "More about one: \(kata("help check"))"]).text
    }

    static func text(_ command: Subcommand, _ kata: Invocation) -> String {
        let examples = rows(command.examples.map { (kata($0.key), $0.value) })
        let options = rows(command.options.map { ($0.example, $0.meaning) })
        let parts = [[kata(command.usage)], command.details.lines, options, examples]
        return parts.filter { !$0.isEmpty }.joined(separator: [""]).text
    }

    private static func rows(_ rows: [(typed: String, meaning: String)]) -> [String] {
        let width = (rows.map(\.typed.count).max() ?? 0) + 3
        return rows.map { typed, meaning in
            "  " + (meaning.isEmpty ? typed : typed.padded(to: width) + meaning)
        }
    }
}

extension Subcommand {
    /// As it is typed behind `kata`, with what may be left out in brackets.
    var usage: String {
        let word = name == "home" ? "" : name
        let more = others.map { " [\($0) …]" } ?? ""
        return switch argument {
        case .none: word + more
        case .optional(let text): "\(word) [\(text)]" + more
        case .needed(let text, _, _): "\(word) \(text)" + more
        }
    }
}
