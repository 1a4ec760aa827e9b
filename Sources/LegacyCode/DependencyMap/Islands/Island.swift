/// Methods of a type that share its variables, and none with the methods of another island.
struct Island: Equatable {
    var variables: Set<String>
    var methods: Set<String>

    /// The variables, and who uses them.
    var line: String {
        variables.sorted().joined(separator: ", ") + ": "
            + methods.sorted().joined(separator: ", ")
    }

    /// The islands of the type in `text`, the smallest first.
    static func all(in text: String) -> [Island] {
        let code = text.code
        var islands: [Island] = []
        for function in code.functions {
            let words = function.body.matches(of: /(self\.|\.)?(\w+)/)
                .filter { $0.1 != "." }.map { String($0.2) }
            var island = Island(
                variables: Set(words).intersection(code.members), methods: [function.name])
            if island.variables.isEmpty { continue }
            for known in islands where !known.variables.isDisjoint(with: island.variables) {
                island.variables.formUnion(known.variables)
                island.methods.formUnion(known.methods)
            }
            islands.removeAll { !$0.variables.isDisjoint(with: island.variables) }
            islands.append(island)
        }
        return islands.sorted { $0.methods.count < $1.methods.count }
    }
}
