// …

extension App: ListView {
    // …

    func show(problem: String?) {
        if let problem { print(problem) }
    }
}

// …
