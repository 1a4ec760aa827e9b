import Foundation
import ListPresenter

/// Which row is chosen, while the list around it changes.
struct ListCursor {
    private var sections: [[UUID]] = []
    private(set) var index = 0

    var count: Int { sections.reduce(0) { $0 + $1.count } }

    /// nil if there are no rows.
    var place: (row: Int, section: Int)? {
        var row = index
        for (section, rows) in sections.enumerated() {
            if row < rows.count { return (row, section) }
            row -= rows.count
        }
        return nil
    }

    /// The item of the chosen row; nil if there are no rows.
    var id: UUID? { place.map { sections[$0.section][$0.row] } }

    mutating func move(to index: Int) {
        self.index = max(0, min(index, count - 1))
    }

    /// Stays with its row while that stays in its section; else it goes on with the next one there.
    mutating func follow(_ snapshot: ListSnapshot) {
        let before = place
        let id = id
        sections = snapshot.sections.map { $0.rows.map(\.id) }
        guard let id, let (row, section) = before, section < sections.count,
            let last = sections[section].indices.last
        else { return move(to: index) }
        let start = sections.prefix(section).reduce(0) { $0 + $1.count }
        move(to: start + (sections[section].firstIndex(of: id) ?? min(row, last)))
    }

    /// Goes to the only row that is new, if there is one.
    mutating func follow(_ snapshot: ListSnapshot, toWhatIsNew known: Set<UUID>) {
        follow(snapshot)
        let new = sections.joined().enumerated().filter { !known.contains($0.element) }
        if new.count == 1 { move(to: new[0].offset) }
    }

    var ids: Set<UUID> { Set(sections.joined()) }
}
