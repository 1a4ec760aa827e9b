/// Whether two files of Swift say the same, in other words: with other names, comments and layout.
struct Likeness {
    private let own: [SourceToken]
    private let other: [SourceToken]

    init(_ own: String, _ other: String) {
        self.own = own.sourceTokens
        self.other = other.sourceTokens
    }

    /// Whether each name that differs is declared in its file, and stands for the same one wherever
    /// it occurs.
    ///
    /// - Parameter isTaken: whether other files may use a name, so that it is not free.
    func holds(_ isTaken: (String) -> Bool) -> Bool {
        guard own.count == other.count else { return false }
        let free = (own: own.declaredNames, other: other.declaredNames)
        var (there, back): ([String: String], [String: String]) = ([:], [:])
        for (index, (one, two)) in zip(own, other).enumerated() {
            let isSame = one.text == two.text
            let areNames = one.isName && two.isName
            // What belongs to something else has its name from there.
            if !areNames || own.isMember(index) || other.isMember(index) {
                guard isSame, areNames || one.kind == two.kind else { return false }
                continue
            }
            guard there[one.text, default: two.text] == two.text,
                back[two.text, default: one.text] == one.text,
                isSame
                    || free.own.contains(one.text) && free.other.contains(two.text)
                        && !isTaken(one.text) && !isTaken(two.text)
            else { return false }
            there[one.text] = two.text
            back[two.text] = one.text
        }
        return true
    }
}

extension SourceToken {
    fileprivate var isName: Bool {
        isQuoted || kind == .word && text.first.map { $0.isLetter || $0 == "_" } ?? false
    }
}

extension [SourceToken] {
    /// Whether this name stands behind a dot, and not behind `self.`.
    fileprivate func isMember(_ index: Int) -> Bool {
        guard index > 0, self[index - 1].is(".") else { return false }
        return index < 2 || !self[index - 2].is("self")
    }

    /// The names of types, functions, parameters, constants and variables that are declared here.
    fileprivate var declaredNames: Set<String> {
        let partners = partners
        var names: Set<String> = []
        func take(_ range: Range<Int>, where isWanted: (Int) -> Bool = { _ in true }) {
            for index in range where self[index].isName && isWanted(index) {
                names.insert(self[index].text)
            }
        }
        for index in indices.dropLast() {
            let next = index + 1
            if self[index].isOne(of: Self.declaring) {
                if self[next].is("("), let end = partners[next] {
                    take(next..<end)
                } else {
                    take(next..<next + 1)
                }
            }
            if self[index].is("func") || self[index].is("init") || self[index].is("subscript") {
                let open = self[index...].firstIndex { $0.is("(") }
                if let open, let end = partners[open] {
                    // A label and a name, or both in one.
                    take(open..<end) { place in
                        self[place + 1].is(":") || place + 2 < end && self[place + 2].is(":")
                    }
                }
            }
            if self[index].is("{") {
                let head = self[next...].prefix { $0.isName && !$0.is("in") || $0.is(",") }
                if let last = head.indices.last, last + 1 < count, self[last + 1].is("in") {
                    take(head.startIndex..<last + 1)
                }
            }
        }
        return names
    }

    private static let declaring: Set = [
        "let", "var", "func", "struct", "class", "enum", "actor", "protocol", "typealias", "case",
        "for",
    ]
}
