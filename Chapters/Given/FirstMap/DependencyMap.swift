/// Which functions of a program use which others, as far as words can tell.
struct DependencyMap {
    /// What each function uses, by its name.
    var uses: [String: Set<String>] = [:]

    /// A line for each function, in the order of the alphabet.
    var lines: [String] {
        uses.map { name, used in
            name + " → " + (used.isEmpty ? "nothing" : used.sorted().joined(separator: ", "))
        }.sorted()
    }
}
