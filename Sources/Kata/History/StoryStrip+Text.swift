extension StoryStrip {
    /// The time that stands before each row.
    private static let margin = 8

    /// The strip and what its signs mean.
    func lines(_ style: Style) -> [String] {
        rows.flatMap { row in
            let time = Self.time(row.start).leftPadded(to: Self.margin - 2) + "  "
            let marks = [predictions(row), brackets(row)].filter { !$0.isBlank }
            return [style.dim(time) + saves(row, style)]
                + marks.map { String(repeating: " ", count: Self.margin) + $0 } + [""]
        } + legend.wrapped(to: columns + Self.margin).map(style.dim)
    }

    static func time(_ seconds: Double) -> String {
        let minutes = Int(seconds / 60)
        return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    }

    private func saves(_ row: Row, _ style: Style) -> String {
        var pieces = row.saves.map { save in
            (
                save.column,
                style.filled(String(save.entry.light.letter), save.entry.light.background)
            )
        }
        pieces += row.minutes.map { ($0, style.dim("·")) }
        pieces += row.pauses.map { ($0.column - 1, " " + style.dim($0.words) + " ") }
        return pieces.sorted { $0.0 < $1.0 }.map(\.1).joined()
    }

    private func predictions(_ row: Row) -> String {
        var signs = Array(repeating: Character(" "), count: columns)
        for save in row.saves {
            if let isRight = save.entry.isPredictionRight {
                signs[save.column] = isRight ? "✓" : "✗"
            }
        }
        return String(signs).trimmingEnd
    }

    private func brackets(_ row: Row) -> String {
        var signs = Array(repeating: Character(" "), count: columns)
        for bracket in row.brackets {
            for column in bracket.columns { signs[column] = "─" }
            if bracket.ends { signs[bracket.columns.upperBound] = "┘" }
            guard bracket.begins else { continue }
            let number = "\(bracket.number)"
            let start = number.count < bracket.columns.count ? number : "└"
            for (column, sign) in zip(bracket.columns, start) { signs[column] = sign }
        }
        return String(signs).trimmingEnd
    }

    /// What the signs mean that occur.
    var legend: String {
        let entries = rows.flatMap(\.saves).map(\.entry)
        var words = Light.allCases.filter { light in entries.contains { $0.light == light } }
            .map { "\($0.letter) \($0.meaning)" }
        if rows.contains(where: { !$0.minutes.isEmpty }) { words.append("· a minute") }
        if entries.contains(where: { $0.isPredictionRight != nil }) {
            words.append("✓ ✗ predicted right or wrong")
        }
        if rows.contains(where: { !$0.brackets.isEmpty }) { words.append("1─┘ a cycle") }
        return words.joined(separator: ", ")
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
