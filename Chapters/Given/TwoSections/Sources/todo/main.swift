@MainActor
final class App {
    // …

    func perform(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        if words.first == "add" { store.add(ToDoItem(title: rest)) }
        let item = store.items.value.first { $0.title == rest }
        if words.first == "check", let item { store.check(item) }
        list.viewWillAppear()
    }

    // …
}

// …
