extension FaultyModule {
    /// The module with these versions of it, by their numbers, in one; those left out differ from it
    /// in more than one body.
    func holding(versions: [Int: Module]) -> (held: Held, numbers: Set<Int>) {
        let choices = versions.compactMap { choice($0.key, $0.value) }
        return (holding(choices), Set(choices.map(\.number)))
    }

    private func choice(_ number: Int, _ version: Module) -> Choice? {
        let paths = Set(original.files.keys).union(version.files.keys)
        let changed = paths.filter { original.files[$0] != version.files[$0] }
        guard let path = changed.first, changed.count == 1, let outline = outlines[path],
            let text = version.files[path]
        else { return nil }
        let other = SourceOutline(text)
        let (mine, others) = (spots[path] ?? [], other.spots)
        guard mine.count == others.count else { return nil }
        for (index, (spot, made)) in zip(mine, others).enumerated() {
            guard case .body(let body) = made, !body.isSeen else { continue }
            let (place, there) = (outline.place(of: spot), other.place(of: made))
            guard outline.text[..<place.lowerBound] == other.text[..<there.lowerBound],
                outline.text[place.upperBound...] == other.text[there.upperBound...]
            else { continue }
            return Choice(
                number: number, spot: Spot(path: path, index: index),
                text: other.copy(of: body, with: nil))
        }
        return nil
    }
}
