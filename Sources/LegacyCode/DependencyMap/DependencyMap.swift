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

    /// All that `name` uses, and what that uses, and so on.
    func reach(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = uses[name] ?? []
        while let next = open.popFirst() {
            if found.insert(next).inserted { open.formUnion(uses[next] ?? []) }
        }
        return found
    }

    /// All who use `name`, themselves or through others.
    func users(of name: String) -> [String] {
        uses.keys.filter { reach(of: $0).contains(name) }.sorted()
    }

    /// The places outside to which `name` leads, itself or through others.
    func places(reachedBy name: String) -> [String] {
        reach(of: name).filter(\.isPlace).sorted()
    }

    /// Functions that use each other, round and round; each circle once.
    var circles: [[String]] {
        let circles = uses.keys.map { name in
            reach(of: name).filter { reach(of: $0).contains(name) }.sorted()
        }
        return Set(circles.filter { !$0.isEmpty }).sorted { $0[0] < $1[0] }
    }

    /// The functions that lead to no place any more if `name` itself touches none.
    func freed(byCutting name: String) -> Set<String> {
        var cut = self
        cut.uses[name] = uses[name]?.filter { !$0.isPlace }
        return Set(
            uses.keys.filter {
                !places(reachedBy: $0).isEmpty && cut.places(reachedBy: $0).isEmpty
            })
    }
}

extension String {
    /// Whether it stands for what lies outside of the program.
    fileprivate var isPlace: Bool { hasPrefix("[") }
}
