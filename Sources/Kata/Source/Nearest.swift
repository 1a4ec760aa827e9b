/// Those of `names` that look most like `word`, best first, at most three.
func nearest(to word: String, among names: [String]) -> [String] {
    let word = word.lowercased()
    return
        names
        .map { (name: $0, distance: distance(from: word, to: $0.lowercased())) }
        .filter { $0.distance <= max(2, word.count / 2) || $0.name.lowercased().hasPrefix(word) }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(3)
        .map(\.name)
}

/// How many letters have to be put in, taken out or replaced to make one word of the other.
private func distance(from old: String, to new: String) -> Int {
    let difference = new.difference(from: old)
    return max(difference.insertions.count, difference.removals.count)
}
