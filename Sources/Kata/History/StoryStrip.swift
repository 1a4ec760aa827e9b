/// The saves of a story in their order, in rows that fit: a column for each, and between them as
/// much room as there was time.
struct StoryStrip {
    private struct Row {
        /// Seconds since the first save.
        var start: Double
        /// What stands in it, and how many columns that takes.
        var text = ""
        var width = 0
        /// What stands below: which predictions were right, and the cycles.
        var predictions: [Character]
        var cycles: [Character]
    }

    private let history: History
    private let columns: Int

    /// From how many minutes on a gap is told in words.
    private static let longest = 10

    /// The time that stands before each row.
    private static let margin = 8

    /// - Parameter columns: how many a row has at most; more than the longest pause.
    init(_ history: History, columns: Int) {
        self.history = history
        self.columns = columns
    }

    /// The strip and what its signs mean.
    func lines(_ style: Style) -> [String] {
        let rows = rows(style)
        let indent = String(repeating: " ", count: Self.margin)
        let lines = rows.flatMap { row in
            let time = Self.time(row.start).leftPadded(to: Self.margin - 2) + "  "
            let below = [row.predictions, row.cycles].map { String($0) }.filter { !$0.isBlank }
            return [style.dim(time) + row.text]
                + below.map { indent + $0.replacing(#/ +$/#, with: "") } + [""]
        }
        return lines + legend(of: rows).wrapped(to: columns + Self.margin).map(style.dim)
    }

    private func rows(_ style: Style) -> [Row] {
        var rows: [Row] = []
        var places: [Int: (row: Int, column: Int)] = [:]
        let blank = Array(repeating: Character(" "), count: columns)
        let start = history.saves.first?.time ?? 0
        var last = start
        for (index, entry) in history.entries.enumerated() where entry.isGiven != true {
            let gap = max(0, entry.time - last)
            let minutes = Int(gap / 60)
            let words = minutes < Self.longest ? nil : Self.words(minutes: minutes)
            let width = words.map { $0.count + 2 } ?? minutes
            if rows.isEmpty || rows[rows.count - 1].width + width + 1 > columns {
                let begin = max(0, entry.time - gap - start)
                rows.append(Row(start: begin, predictions: blank, cycles: blank))
            }
            let row = rows.count - 1
            let column = rows[row].width + width
            rows[row].text +=
                words.map { " " + style.dim($0) + " " }
                ?? String(repeating: style.dim("·"), count: minutes)
            rows[row].text += style.filled(String(entry.light.letter), entry.light.background)
            rows[row].width = column + 1
            if let isRight = entry.isPredictionRight {
                rows[row].predictions[column] = isRight ? "✓" : "✗"
            }
            places[index] = (row, column)
            last = entry.time
        }
        for (index, cycle) in history.cycleSaves.enumerated() {
            Self.draw(cycle.compactMap { places[$0] }, number: "\(index + 1)", in: &rows)
        }
        return rows
    }

    /// Draws a cycle below its saves, or as much of it as stands in each row.
    private static func draw(
        _ saves: [(row: Int, column: Int)], number: String, in rows: inout [Row]
    ) {
        for (row, inRow) in Dictionary(grouping: saves, by: { $0.row }) {
            let (first, last) = (inRow[0], inRow[inRow.count - 1])
            let columns = first.column...last.column
            for column in columns { rows[row].cycles[column] = "─" }
            if last == saves[saves.count - 1] { rows[row].cycles[last.column] = "┘" }
            guard first == saves[0] else { continue }
            let start = number.count < columns.count ? number : "└"
            for (column, sign) in zip(columns, start) { rows[row].cycles[column] = sign }
        }
    }

    private static func words(minutes: Int) -> String {
        switch minutes {
        case ..<120: "\(minutes) min"
        case ..<2880: "\(minutes / 60) h"
        default: "\(minutes / 1440) days"
        }
    }

    private static func time(_ seconds: Double) -> String {
        let minutes = Int(seconds / 60)
        return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    }

    /// What the signs mean that occur.
    private func legend(of rows: [Row]) -> String {
        let saves = history.saves
        var words = Light.allCases.filter { light in saves.contains { $0.light == light } }
            .map { "\($0.letter) \($0.meaning)" }
        if rows.contains(where: { $0.text.contains("·") }) { words.append("· a minute") }
        if saves.contains(where: { $0.isPredictionRight != nil }) {
            words.append("✓ ✗ predicted right or wrong")
        }
        if !history.cycles.isEmpty { words.append("1─┘ a cycle") }
        return words.joined(separator: ", ")
    }
}
