extension SourceOutline {
    /// The place behind the statement that begins at `start`.
    func endOfStatement(_ start: Int, before limit: Int) -> Int {
        var index = start
        while index < limit {
            let following = next(index)
            guard following < limit else { return limit }
            let (last, token) = (tokens[following - 1], tokens[following])
            if token.is(";") || token.kind == .directive { return following }
            if token.line > endLine(of: last), !goesOn(from: last, to: following) {
                return following
            }
            index = following
        }
        return limit
    }

    private func endLine(of token: SourceToken) -> Int {
        token.line + text[token.range].count { $0 == 10 }
    }

    private func goesOn(from last: SourceToken, to index: Int) -> Bool {
        let token = tokens[index]
        if token.isOne(of: [".", "else", "catch", "where", "{", "as", "is"]) { return true }
        if token.kind == .sign, isBinary(index) || token.isOne(of: ["?", ":", ","]) { return true }
        if last.isOne(of: [",", "=", "->", "(", ".", ":", "where", "in", "try", "await"]) {
            return !last.isOne(of: ["in", ":"])
        }
        // What touches the word before it belongs to that, as in `[Int]?` and `Set<Int?>`.
        return last.kind == .sign && last.text.isOperator && !isAdjacent(index - 1)
    }

    /// Whether an operator stands between two operands: with blanks on both sides, or on none.
    func isBinary(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .sign, token.text.isOperator, index > 0, index + 1 < tokens.count
        else { return false }
        let before = tokens[index - 1].range.upperBound == token.range.lowerBound
        let after = tokens[index + 1].range.lowerBound == token.range.upperBound
        if before != after || [")", "]", "}", ","].contains(tokens[index + 1].text) {
            return false
        }
        let previous = tokens[index - 1]
        return previous.kind != .sign || [")", "]", "}", "!", "?", ">"].contains(previous.text)
    }

    func isAdjacent(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
    }

    /// The statements of a block, one after the other.
    ///
    /// - Parameter isSwitch: whether it has cases, of which each has statements.
    func statements(in range: Range<Int>, isSwitch: Bool = false) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if token.is(";") || token.kind == .directive {
                index += 1
            } else if isSwitch, isLabel(index) {
                let colon = first(in: index..<range.upperBound) { tokens[$0].is(":") }
                index = (colon ?? range.upperBound - 1) + 1
            } else {
                var end = endOfStatement(index, before: range.upperBound)
                if isSwitch, let label = first(in: index + 1..<end, where: isLabel) { end = label }
                found.append(index..<end)
                index = end
            }
        }
        return found
    }

    /// Whether a case of a switch begins here: its word is the first of a line.
    private func isLabel(_ index: Int) -> Bool {
        let isFirst = index == 0 || endLine(of: tokens[index - 1]) < tokens[index].line
        return isFirst
            && (tokens[index].isOne(of: ["case", "default"]) || tokens[index].text == "@unknown")
    }
}

extension String {
    /// Whether it is made of the signs of operators.
    var isOperator: Bool {
        !isEmpty && allSatisfy { "+-*/=<>!&|^~?%.".contains($0) } && self != "."
    }
}
