// …

@MainActor
final class App {
    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { add(rest) }
        list.viewWillAppear()
        if words.first == "form" { fill(InputForm(finder: Nobody()), Array(words.dropFirst())) }
        guard let row = Int(rest), row > 0, row <= list.numberOfRows(inSection: 0) else { return }
        if words.first == "check" { list.didTapCheck(row - 1, section: 0) }
        if words.first == "open" { list.didSelectRow(row - 1, section: 0) }
        if words.first == "done" {
            list.didSelectRow(row - 1, section: 0)
            details?.didTapDone()
            page.draw()
        }
    }

    // …
}

// …

/// There is nobody yet who knows addresses.
struct Nobody: CoordinateFinding {
    func coordinate(for address: String) async throws(CoordinateError) -> Coordinate {
        throw .noAnswer
    }
}
