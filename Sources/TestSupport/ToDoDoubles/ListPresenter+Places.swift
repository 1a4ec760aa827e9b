import Foundation
import ListPresenter

/// Taps on what the list shows now, by its place.
extension ListPresenter {
    /// Chooses the row at this place, counted from 0; the list must have one there.
    public func didSelectRow(_ row: Int, section: Int) {
        if let id = id(row, section) { didSelectRow(id) }
    }

    /// Taps the box at this place, counted from 0; the list must have a row there.
    public func didTapCheck(_ row: Int, section: Int) {
        if let id = id(row, section) { didTapCheck(id, in: section == 0 ? .open : .done) }
    }

    private func id(_ row: Int, _ section: Int) -> UUID? {
        let cell = ItemCell()
        configure(cell, row: row, section: section)
        return cell.id
    }
}
