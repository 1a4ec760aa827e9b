// …

@MainActor
final class App {
    // …
    let page = Page()
    /// The open items, as they are drawn now.
    var drawn: [ItemCell] = []

    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { add(rest) }
        list.viewWillAppear()
        if words.first == "form" { fill(InputForm(finder: Nobody()), Array(words.dropFirst())) }
        guard let row = Int(rest), row > 0, row <= list.numberOfRows(inSection: 0) else { return }
        if words.first == "check" { check(row - 1) }
        if words.first == "open" { choose(row - 1) }
        if words.first == "done" {
            choose(row - 1)
            details?.didTapDone()
            page.draw()
        }
    }

    func check(_ row: Int) {
        list.didTapCheck(row, section: 0)
    }

    func choose(_ row: Int) {
        list.didSelectRow(row, section: 0)
    }

    // …

    func draw(_ row: Int, in section: Int) {
        let cell = ItemCell()
        list.configure(cell, row: row, section: section)
        if section == 0 { drawn.append(cell) }
        print("\(row + 1)", cell.titleText, cell.dateText, cell.locationText)
    }
}

extension App: ListDelegate {
    // …

    func didTapDeleteAll() {}
}

extension App: ListView {
    func show(_ snapshot: ListSnapshot) {
        drawn = []
        for (section, content) in snapshot.sections.enumerated() {
            if let title = content.title { print(title) }
            for row in content.rows.indices { draw(row, in: section) }
        }
    }

    // …
}

// …
