/// `kata help`: what there is to say, with examples.
enum Help {
    /// The commands of an evening, and the names of all others.
    static func overview(_ kata: Invocation) -> String {
        let evening = ["home", "follow", "watch", "check", "compare", "hint", "back"]
        let (forClasses, forAuthors) = (["room", "grade"], ["verify"])
        let lines = evening.flatMap { name in
            Subcommand.all.filter { $0.name == name }
                .map { "  \($0.usage.padded(to: 28))\($0.summary)" }
        }
        let more = Subcommand.all.map(\.name).filter {
            !(evening + forClasses + forAuthors).contains($0)
        }
        func named(_ title: String, _ names: [String]) -> String {
            title.padded(to: 13) + names.joined(separator: ", ")
        }
        return
            ([kata("COMMAND"), ""] + lines
            + [
                "", named("More:", more), named("For a class:", forClasses),
                named("For authors:", forAuthors), "", "About one: \(kata("help check"))",
            ]).text
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
        let more = others.map { $0.isEmpty ? "" : " [\($0) …]" } ?? ""
        return switch argument {
        case .none: word + more
        case .optional(let text): "\(word) [\(text)]" + more
        case .needed(let text, _, _): "\(word) \(text)" + more
        }
    }
}
