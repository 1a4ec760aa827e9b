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
