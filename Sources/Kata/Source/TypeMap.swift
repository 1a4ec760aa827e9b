/// The types that some files declare: where, how long they are, and which of each other they name.
struct TypeMap {
    /// A type with its extensions.
    struct Entry: Equatable {
        /// Where it is declared first, such as `Sources/Till.swift:12`.
        var place: String
        /// From the first line of each declaration to its last.
        var lines = 0
        /// The words in it, and where each stands first.
        var words: [String: String] = [:]
    }

    private(set) var types: [String: Entry] = [:]

    init(_ files: Tree) {
        for path in files.paths where path.isSwift {
            let outline = SourceOutline(files[path] ?? "")
            for index in outline.tokens.indices { read(index, of: outline, in: path) }
        }
    }

    /// Reads the declaration of a type, if one begins with this token.
    private mutating func read(_ index: Int, of outline: SourceOutline, in path: String) {
        let tokens = outline.tokens
        guard tokens[index].isOne(of: SourceOutline.types), index + 1 < tokens.count,
            [.word, .quotedName].contains(tokens[index + 1].kind),
            let open = outline.level(index..<tokens.count).first(where: { tokens[$0].is("{") }),
            let close = outline.partners[open],
            // What `class func` declares is no type.
            !tokens[index + 1].isOne(of: ["func", "var", "let", "subscript"])
        else { return }
        let name = tokens[index + 1].text
        func place(_ token: SourceToken) -> String { "\(path):\(token.line)" }
        var entry = types[name] ?? Entry(place: place(tokens[index]))
        entry.lines += tokens[close].line - tokens[index].line + 1
        for token in tokens[index...close] where token.kind == .word || token.isQuoted {
            entry.words[token.text] = entry.words[token.text] ?? place(token)
        }
        types[name] = entry
    }

    /// A way from one of these types over others of them back to itself, the first last again.
    func circle(among names: [String]) -> [String]? {
        var done: Set<String> = []
        func search(_ way: [String]) -> [String]? {
            let last = way[way.count - 1]
            for name in names where name != last && types[last]?.words[name] != nil {
                if let start = way.firstIndex(of: name) { return way[start...] + [name] }
                if !done.contains(name), let circle = search(way + [name]) { return circle }
            }
            done.insert(last)
            return nil
        }
        return names.lazy.compactMap { search([$0]) }.first
    }
}
