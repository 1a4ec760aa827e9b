/// The recipes of a canteen, and which of the others each of them needs.
struct Cookbook {
    private var needs: [String: [String]] = [:]

    /// Reads lines such as `lasagne: ragu, white sauce`.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":").map(String.init)
            guard parts.count == 2 else { continue }
            needs[parts[0]] = parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
    }

    /// All that a recipe needs, directly or through others, from A to Z.
    func needed(by recipe: String) -> [String] {
        var found: Set<String> = []
        var rest = needs[recipe] ?? []
        while let next = rest.popLast() {
            if found.insert(next).inserted { rest += needs[next] ?? [] }
        }
        return found.sorted()
    }

    /// Recipes that need each other in a circle: the first one that is found from A to Z.
    func circle() -> [String]? {
        needs.keys.sorted().lazy.compactMap { search([$0]) }.first
    }

    /// Goes on from the end of a way.
    private func search(_ way: [String]) -> [String]? {
        for next in needs[way[way.count - 1]] ?? [] {
            if let start = way.firstIndex(of: next) { return Array(way[start...]) }
            if let circle = search(way + [next]) { return circle }
        }
        return nil
    }
}
