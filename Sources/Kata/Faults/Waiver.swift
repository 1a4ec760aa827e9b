/// A fault that no test notices, and why that may stay so.
struct Waiver: Equatable, Sendable, Codable {
    var path: String
    /// The lines as they are, and as the fault makes them.
    var before: String
    var after: String
    var reason: String
    var line = 0
}

extension Waiver {
    init(_ fault: Fault, because reason: String) {
        self.init(path: fault.path, before: fault.before, after: fault.after, reason: reason)
    }

    /// Whether it was written about this fault: once the line has changed, it was not.
    func isAbout(_ fault: Fault) -> Bool {
        path == fault.path && before == fault.before && after == fault.after
    }

    /// Whether it has a reason that can be called one: at least five words.
    var saysWhy: Bool { reason.split(whereSeparator: \.isWhitespace).count >= 5 }

    /// As it is written: the file, what changes, and the reason.
    var text: String {
        let lines = before.lines.map { "- " + $0 } + after.lines.map { "+ " + $0 }
        return (["## " + path, "", "```diff"] + lines + ["```", "", reason]).text
    }
}

extension [Waiver] {
    /// Reads a file of waivers: below the name of a file, a block with the lines as they are, marked
    /// `-`, and as the fault makes them, marked `+`, and the reason behind it.
    init(reading text: String) {
        self = []
        var path = ""
        var isBlock = false
        for (index, line) in text.lines.enumerated() {
            if isBlock {
                if line == "```" {
                    isBlock = false
                } else if line.hasPrefix("-") {
                    self[count - 1].before.add(line.dropFirst().trimmed, between: "\n")
                } else if line.hasPrefix("+") {
                    self[count - 1].after.add(line.dropFirst().trimmed, between: "\n")
                }
            } else if line.hasPrefix("## ") {
                path = line.dropFirst(3).trimmed
            } else if line == "```diff" {
                isBlock = true
                append(Waiver(path: path, before: "", after: "", reason: "", line: index + 1))
            } else if !isEmpty, self[count - 1].path == path, !line.trimmed.isEmpty {
                self[count - 1].reason.add(line.trimmed, between: " ")
            }
        }
    }
}

extension String {
    fileprivate mutating func add(_ part: String, between: String) {
        self += (isEmpty ? "" : between) + part
    }
}
