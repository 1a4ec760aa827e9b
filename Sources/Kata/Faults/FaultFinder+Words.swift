extension FaultFinder {
    mutating func findInWord(_ index: Int, _ range: Range<Int>) {
        let token = tokens[index]
        switch token.text {
        case "true": add(.boolean, at: index, "false", "if this is false")
        case "false": add(.boolean, at: index, "true", "if this is true")
        case "if", "while", "guard": negateConditions(index, range)
        case "else": emptyElse(index)
        case _ where token.text.first?.isNumber ?? false: changeNumber(index)
        default: changeCall(index)
        }
    }

    private mutating func changeNumber(_ index: Int) {
        let isPart = source.isAdjacent(index) && tokens[index - 1].is(".")
        let digits = tokens[index].text.filter { $0 != "_" }
        guard !isPart, let number = Int(digits), digits == String(number) else { return }
        var end = index + 1
        if end + 1 < tokens.count, tokens[end].is("."), source.isAdjacent(end),
            source.isAdjacent(end + 1), tokens[end + 1].text.first?.isNumber ?? false
        {
            end += 2
        }
        let rest = source.text(index..<end).dropFirst(tokens[index].text.count)
        if number < Int.max {
            add(.constant, index..<end, "\(number + 1)\(rest)", "if this is one more")
        }
        if number > 0 {
            add(.constant, index..<end, "\(number - 1)\(rest)", "if this is one less")
        }
    }

    /// Turns each condition into its opposite that is not turned by another operator.
    private mutating func negateConditions(_ index: Int, _ range: Range<Int>) {
        guard !tokens[index].isQuoted else { return }
        let limit = min(range.upperBound, index + Self.reach)
        let level = source.level(index + 1..<limit)
        let isGuard = tokens[index].is("guard")
        let block = level.first { isGuard ? tokens[$0].is("else") : source.blocks.contains($0) }
        let end = source.isBehindRepeat(index) ? source.endOfStatement(index, before: limit) : block
        guard let end, end < index + Self.reach else { return }
        var start = index + 1
        for place in level.filter({ $0 < end && tokens[$0].is(",") }) + [end] {
            negate(start..<place)
            start = place + 1
        }
    }

    private mutating func negate(_ clause: Range<Int>) {
        guard let first = clause.first,
            !tokens[first].isOne(of: ["let", "var", "case", "!", "true", "false"]),
            !tokens[first].text.hasPrefix("#")
        else { return }
        let signs = source.level(clause).filter { source.isBinary($0) && !tokens[$0].is("??") }
            .map { tokens[$0].text }
        if signs.count == 1, ["==", "!=", "===", "!=="].contains(signs[0]) { return }
        let text = source.text(clause)
        let isPlain =
            signs.isEmpty && !tokens[first].isOne(of: ["try", "await"])
            && !source.level(clause).contains { tokens[$0].isOne(of: ["??", "is", "as"]) }
        let opposite = isPlain ? "!" + text : "!(\(text))"
        add(.condition, clause, opposite, "if the opposite is asked for")
    }

    private mutating func emptyElse(_ index: Int) {
        guard index > 0, tokens[index - 1].is("}"), index + 1 < tokens.count,
            tokens[index + 1].is("{"), let end = source.partners[index + 1], end > index + 2
        else { return }
        add(.otherwise, index + 2..<end, "", "if nothing is done in the other case")
    }

    private static let dropped: Set = [
        "sorted", "reversed", "lowercased", "uppercased", "capitalized", "shuffled", "dropFirst",
        "dropLast", "filter", "trimmingCharacters", "rounded", "standardized", "removingDuplicates",
    ]
    private static let others = [
        "first": "last", "last": "first", "min": "max", "max": "min", "hasPrefix": "hasSuffix",
        "hasSuffix": "hasPrefix", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
        "prefix": "suffix", "suffix": "prefix", "union": "intersection", "intersection": "union",
    ]

    private mutating func changeCall(_ index: Int) {
        let name = tokens[index].text
        let isMember = source.isAdjacent(index) && tokens[index - 1].is(".")
        let isCalled =
            index + 1 < tokens.count && source.isAdjacent(index + 1) && tokens[index + 1].is("(")
        if isMember, Self.dropped.contains(name), endsOperand(index - 2) {
            var end = index + 1
            if isCalled { end = source.next(end) }
            if end < tokens.count, tokens[end].is("{"), tokens[end].line == tokens[end - 1].line,
                !source.blocks.contains(end)
            {
                end = source.next(end)
            }
            let isCall = end > index + 1 || name == "capitalized"
            if isCall {
                add(.call, index - 1..<end, "", "if .\(name) is left out")
            }
        }
        if !isMember, name == "abs", isCalled {
            add(.call, at: index, "", "if the sign is kept")
        }
        if let other = Self.others[name], isMember || isCalled,
            index + 1 < tokens.count, !tokens[index + 1].is(":")
        {
            add(.call, at: index, other, "if this is \(other) and not \(name)")
        }
    }
}
