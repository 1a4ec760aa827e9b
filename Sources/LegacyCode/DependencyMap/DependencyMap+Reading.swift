extension DependencyMap {
    /// - Parameter outside: words that lead out of the program, each with the place it leads to.
    init(reading texts: [String], outside: [String: String] = [:]) {
        self.init()
        let codes = texts.map(\.code)
        let functions = codes.flatMap(\.functions)
        let names = Set(functions.map(\.name))
        let globals = Set(codes.flatMap(\.globals))
        /// What a word stands for on the map; nil if for nothing.
        func node(_ word: String, isCall: Bool) -> String? {
            if let place = outside[word] { return "[\(place)]" }
            return globals.contains(word) || isCall && names.contains(word) ? word : nil
        }
        for function in functions {
            uses[function.name, default: []]
                .formUnion(function.body.words.compactMap { node($0, isCall: $1) })
        }
    }
}
