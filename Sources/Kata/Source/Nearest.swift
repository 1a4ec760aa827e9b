/// Those of `names` that look most like `word`, best first, at most three.
///
/// - Parameter most: how many letters may be others; nil for half of them, or for all of the end.
func nearest(to word: String, among names: [String], within most: Int? = nil) -> [String] {
    let word = word.lowercased()
    let length = word.count
    let limit = most ?? max(2, length / 2)
    func begins(_ name: String) -> Bool { most == nil && name.lowercased().hasPrefix(word) }
    return
        names
        // What is much longer or shorter need not be compared letter by letter.
        .filter { abs($0.count - length) <= limit || begins($0) }
        .map { (name: $0, distance: distance(from: word, to: $0.lowercased())) }
        .filter { $0.distance <= limit || begins($0.name) }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        .prefix(3)
        .map(\.name)
}

/// How many letters have to be put in, taken out or replaced to make one word of the other.
private func distance(from old: String, to new: String) -> Int {
    let difference = new.difference(from: old)
    return max(difference.insertions.count, difference.removals.count)
}
