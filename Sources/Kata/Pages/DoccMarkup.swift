/// What `docc` knows beyond Markdown: tabs, asides, and lines that stand out.
enum DoccMarkup {
    struct Tab: Equatable, Sendable {
        var title: String
        var lines: [String] = []
        /// What stands beside it, such as the whole file of a part.
        var beside: [Tab] = []
    }

    static func tabs(_ tabs: [Tab]) -> [String] {
        var lines = ["@TabNavigator {"]
        for tab in tabs {
            lines.append("    @Tab(\"\(tab.title.replacing("\"", with: "'"))\") {")
            lines += tab.lines.map { $0.isEmpty ? "" : "        " + $0 }
            lines.append("    }")
        }
        return lines + ["}", ""]
    }

    static func aside(_ title: String, _ lines: [String]) -> [String] {
        (["\(title):"] + lines).map { "> " + $0 } + [""]
    }

    static func code(_ lines: [String], _ language: String, new: [Int] = []) -> [String] {
        let fence = lines.contains { $0.contains("```") } ? "````" : "```"
        let numbers = new.map(String.init).joined(separator: ", ")
        let head = new.isEmpty ? language : "\(language), highlight=[\(numbers)]"
        return [fence + head] + lines + [fence]
    }
}
