/// The saves of a story in their order, in rows that fit: a column for each, and between them as
/// much room as there was time.
struct StoryStrip: Equatable {
    struct Save: Equatable {
        var column: Int
        var entry: Entry
    }

    /// Half an hour or a night without a save, in words.
    struct Pause: Equatable {
        var column: Int
        var words: String
    }

    /// A cycle, or as much of it as stands in a row.
    struct Bracket: Equatable {
        var number: Int
        var columns: ClosedRange<Int>
        var begins: Bool
        var ends: Bool
    }

    struct Row: Equatable {
        /// Seconds since the first save.
        var start: Double
        var saves: [Save] = []
        /// The columns of whole minutes without a save.
        var minutes: [Int] = []
        var pauses: [Pause] = []
        var brackets: [Bracket] = []
    }

    private(set) var rows: [Row] = []
    let columns: Int

    /// From how many minutes on a gap is told in words.
    private static let longest = 10

    /// - Parameter columns: how many a row has at most; more than the longest pause.
    init(_ history: History, columns: Int) {
        self.columns = columns
        var next = 0
        var last: Entry?
        var places: [Int: (row: Int, column: Int)] = [:]
        let start = history.saves.first?.time ?? 0
        for (index, entry) in history.entries.enumerated() where entry.isGiven != true {
            let gap = max(0, entry.time - (last?.time ?? entry.time))
            let minutes = Int(gap / 60)
            let words = minutes < Self.longest ? nil : Self.words(minutes: minutes)
            let width = words.map { $0.count + 2 } ?? minutes
            if rows.isEmpty || next + width + 1 > columns {
                rows.append(Row(start: max(0, entry.time - gap - start)))
                next = 0
            }
            let row = rows.count - 1
            if let words {
                rows[row].pauses.append(Pause(column: next + 1, words: words))
            } else {
                rows[row].minutes += next..<(next + width)
            }
            places[index] = (row, next + width)
            rows[row].saves.append(Save(column: next + width, entry: entry))
            next += width + 1
            last = entry
        }
        for (index, cycle) in history.cycleSaves.enumerated() {
            let saves = cycle.compactMap { places[$0] }
            for (row, inRow) in Dictionary(grouping: saves, by: { $0.row }) {
                let (first, last) = (inRow[0], inRow[inRow.count - 1])
                rows[row].brackets.append(
                    Bracket(
                        number: index + 1, columns: first.column...last.column,
                        begins: first == saves[0], ends: last == saves[saves.count - 1]))
            }
        }
    }

    private static func words(minutes: Int) -> String {
        switch minutes {
        case ..<120: "\(minutes) min"
        case ..<2880: "\(minutes / 60) h"
        default: "\(minutes / 1440) days"
        }
    }
}

extension StoryStrip {
    /// The time that stands before each row.
    private static let margin = 8

    /// The strip and what its signs mean.
    func lines(_ style: Style) -> [String] {
        let indent = String(repeating: " ", count: Self.margin)
        var lines: [String] = []
        for row in rows {
            let time = Self.time(row.start).leftPadded(to: Self.margin - 2) + "  "
            lines.append(style.dim(time) + saves(row, style))
            for marks in [predictions(row), brackets(row)] where !marks.isBlank {
                lines.append(indent + marks)
            }
            lines.append("")
        }
        return lines + legend.wrapped(to: columns + Self.margin).map(style.dim)
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
