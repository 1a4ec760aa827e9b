/// Tables as spreadsheets read and write them.
enum CSV {
    static func text(_ rows: [[String]]) -> String {
        rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// A cell that no spreadsheet takes for a formula.
    ///
    /// - Parameter text: with line breaks, if it is to have some.
    private static func cell(_ text: String) -> String {
        let text = text.lines.map(\.printable).joined(separator: "\n")
        let isFormula =
            text.trimmed.unicodeScalars.first.map { "=+-@|%＝＋－＠".unicodeScalars.contains($0) }
            ?? false
        return "\"" + (isFormula ? "'" : "") + text.replacing(["\"": "\"\""]) + "\""
    }

    /// The rows of a table, whose cells end with a comma, a semicolon or a tab, as most in its first
    /// line do outside of quotation marks; a name such as `Lee, Kim` may have a comma, so with as many
    /// of each it is not that. Empty rows are passed over.
    static func rows(_ text: String) -> [[String]] {
        let text = text.plain
        let head = text.prefix { $0 != "\n" }.replacing(/"[^"]*"/, with: "")
        let end = ([",", ";", "\t"] as [UnicodeScalar]).max { left, right in
            head.unicodeScalars.count { $0 == left } <= head.unicodeScalars.count { $0 == right }
        }
        var rows: [[String]] = [[""]]
        var isQuoted = false
        for sign in text.unicodeScalars {
            let cell = rows[rows.count - 1].count - 1
            if sign == "\"" {
                // Two of them are one, where they stand in others.
                if !isQuoted, rows[rows.count - 1][cell].unicodeScalars.last == "\u{0}" {
                    rows[rows.count - 1][cell].unicodeScalars.removeLast()
                    rows[rows.count - 1][cell].append("\"")
                } else if isQuoted {
                    rows[rows.count - 1][cell].append("\u{0}")
                }
                isQuoted.toggle()
            } else if !isQuoted, sign == end {
                rows[rows.count - 1].append("")
            } else if !isQuoted, sign == "\n" {
                rows.append([""])
            } else {
                rows[rows.count - 1][cell].unicodeScalars.append(sign)
            }
        }
        return rows.map { $0.map { $0.replacing("\u{0}", with: "").trimmed } }
            .filter { $0.contains { !$0.isEmpty } }
    }
}
