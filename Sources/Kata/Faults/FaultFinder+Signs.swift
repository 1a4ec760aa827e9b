extension FaultFinder {
    private static let signs: [String: (Fault.Operation, String, String)] = [
        "<": (.limit, "<=", "if the limit itself is let in"),
        "<=": (.limit, "<", "if the limit itself is left out"),
        ">": (.limit, ">=", "if the limit itself is let in"),
        ">=": (.limit, ">", "if the limit itself is left out"),
        "==": (.equality, "!=", "if equal things count as different"),
        "!=": (.equality, "==", "if different things count as equal"),
        "===": (.equality, "!==", "if the same thing counts as another"),
        "!==": (.equality, "===", "if another thing counts as the same"),
        "&&": (.logic, "||", "if one of the two is enough"),
        "||": (.logic, "&&", "if both have to be true"),
        "+": (.arithmetic, "-", "if this is taken away instead of added"),
        "-": (.arithmetic, "+", "if this is added instead of taken away"),
        "*": (.arithmetic, "/", "if this divides instead of multiplying"),
        "/": (.arithmetic, "*", "if this multiplies instead of dividing"),
        "%": (.arithmetic, "*", "if this is a product and no remainder"),
        "+=": (.arithmetic, "-=", "if this is taken away instead of added"),
        "-=": (.arithmetic, "+=", "if this is added instead of taken away"),
        "*=": (.arithmetic, "/=", "if this divides instead of multiplying"),
        "/=": (.arithmetic, "*=", "if this multiplies instead of dividing"),
        "...": (.range, "..<", "if the end is left out"),
        "..<": (.range, "...", "if the end is let in"),
    ]

    mutating func findInSign(_ index: Int, _ range: Range<Int>) {
        let token = tokens[index]
        let isPrefix = token.text == "..<" && !source.isBinary(index)
        if let (operation, other, question) = Self.signs[token.text],
            source.isBinary(index) || isPrefix
        {
            // Without blanks around it, it may belong to the name of a type.
            let isBracket = ["<", ">"].contains(token.text) && source.isAdjacent(index)
            if !isBracket, !isJoin(index) { add(operation, at: index, other, question) }
        }
        switch token.text {
        case "!" where !source.isAdjacent(index) || !source.isBinary(index):
            let isPostfix = source.isAdjacent(index) && endsOperand(index - 1)
            if !isPostfix { add(.condition, at: index, "", "if the opposite is asked for") }
        case "?" where source.isBinary(index) && !source.isAdjacent(index):
            swapBranches(index, range)
        case "?" where isChain(index):
            add(.chain, at: index, "!", "what happens if there is nothing here")
        case "??": dropFallback(index, range)
        case "(": swapArguments(index)
        default: break
        }
    }

    func endsOperand(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind != .sign && token.kind != .directive
            || [")", "]", "}", "!", "?"].contains(token.text)
    }

    /// Whether a text or a list is added: nothing is ever taken away from one.
    private func isJoin(_ index: Int) -> Bool {
        guard tokens[index].isOne(of: ["+", "+="]) else { return false }
        let list = tokens[index - 1].is("]") ? source.partners[index - 1] : nil
        if tokens[index - 1].kind == .text || list.map(isList) ?? false { return true }
        var end = index + 1
        guard tokens[end].kind == .text || isList(end) else { return false }
        repeat {
            end = source.next(end)
        } while end < tokens.count
            && source.isAdjacent(end) && (tokens[end].kind == .text || tokens[end].is("("))
        return end == tokens.count || !tokens[end].is(".")
    }

    /// Whether a list begins here, and nothing is taken from one.
    private func isList(_ index: Int) -> Bool {
        tokens[index].is("[") && !(index > 0 && source.isAdjacent(index) && endsOperand(index - 1))
    }

    private func isChain(_ index: Int) -> Bool {
        guard source.isAdjacent(index), endsOperand(index - 1), index + 1 < tokens.count,
            !tokens[index - 1].isOne(of: ["try", "as"])
        else { return false }
        return source.isAdjacent(index + 1) && tokens[index + 1].isOne(of: [".", "[", "("])
    }

    private static let endsOfBranches: Set = [",", ")", "]", "}", "{", ";", ":"]

    /// The place behind the operand that begins at `start`; that itself if it is too far away.
    private func endOfOperand(_ start: Int, before limit: Int, stopping signs: Set<String>) -> Int {
        let end = source.endOfStatement(start, before: min(limit, start + Self.reach))
        let sign = source.level(start..<end).first {
            tokens[$0].kind == .sign && signs.contains(tokens[$0].text) && $0 > start
                && (!tokens[$0].is("{") || source.blocks.contains($0))
        }
        return sign ?? (end < start + Self.reach ? end : start)
    }

    private mutating func swapBranches(_ index: Int, _ range: Range<Int>) {
        let end = endOfOperand(index + 1, before: range.upperBound, stopping: [","])
        let level = source.level(index + 1..<end)
        guard let colon = level.first(where: { tokens[$0].is(":") }), colon > index + 1 else {
            return
        }
        let close = endOfOperand(
            colon + 1, before: range.upperBound, stopping: Self.endsOfBranches)
        guard close > colon + 1, !level.contains(where: { $0 < colon && tokens[$0].is("?") })
        else { return }
        add(
            .branches, index + 1..<close,
            source.text(colon + 1..<close) + " : " + source.text(index + 1..<colon),
            "if the two cases change places")
    }

    private mutating func dropFallback(_ index: Int, _ range: Range<Int>) {
        let signs = Self.endsOfBranches.union([
            "?", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "=",
        ])
        let end = endOfOperand(index + 1, before: range.upperBound, stopping: signs)
        guard end > index + 1, tokens[index - 1].kind != .text else { return }
        add(
            .fallback, index - 1..<end, source.text(index - 1..<index) + "!",
            "what happens if there is no value here")
    }

    private mutating func swapArguments(_ open: Int) {
        guard open > 1, source.isAdjacent(open), let close = source.partners[open],
            endsOperand(open - 1), tokens[open - 1].kind != .attribute,
            !tokens[open - 2].isOne(of: ["func", "case", "init", "subscript", "macro"]),
            // Of these it is the same in any order.
            !tokens[open - 1].isOne(of: ["min", "max"])
        else { return }
        var arguments: [Range<Int>] = []
        var start = open + 1
        for place in source.level(open + 1..<close) + [close]
        where place == close || tokens[place].is(",") {
            if place > start { arguments.append(value(start..<place)) }
            start = place + 1
        }
        for (one, other) in zip(arguments, arguments.dropFirst()) {
            let (first, second) = (source.text(one), source.text(other))
            guard !one.isEmpty, !other.isEmpty,
                tokens[one.lowerBound].line == tokens[other.lowerBound].line,
                kind(one) == kind(other),
                ![one, other].contains(where: { tokens[$0.lowerBound].is("{") })
            else { continue }
            let gap = source.bytes(one).upperBound..<source.bytes(other).lowerBound
            let swapped = second + String(decoding: source.text[gap], as: UTF8.self) + first
            add(
                .arguments, one.lowerBound..<other.upperBound, swapped,
                "if these two change places")
        }
    }

    /// An argument without its label.
    private func value(_ argument: Range<Int>) -> Range<Int> {
        let hasLabel = argument.count > 2 && tokens[argument.lowerBound + 1].is(":")
        return hasLabel ? argument.lowerBound + 2..<argument.upperBound : argument
    }

    /// What the first token says about the type.
    private func kind(_ value: Range<Int>) -> Int {
        let token = tokens[value.lowerBound]
        return token.kind == .text ? 1 : token.text.first?.isNumber ?? false ? 2 : 0
    }
}
