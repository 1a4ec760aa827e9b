// …

@MainActor
final class App {
    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { store.add(ToDoItem(title: rest)) }
        list.viewWillAppear()
        if words.first == "check", let row = Int(rest), row > 0,
            row <= list.numberOfRows(inSection: 0)
        {
            list.didTapCheck(row - 1, section: 0)
        }
    }

    // …
}

extension App: ListView {
    // …

    func show(problem: String?) {
        if let problem { print(problem) }
    }
}

// …
