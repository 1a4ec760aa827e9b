/// Finds the faults that can be made in a file.
struct FaultFinder {
    private let path: String
    private let source: SourceOutline
    private let lines: [String]
    private(set) var faults: [Fault] = []

    init(path: String, text: String) {
        self.path = path
        source = SourceOutline(text)
        lines = text.lines
        for body in source.bodies {
            findInStatements(of: body.tokens, body.result, isValue: body.result != nil)
            findInTokens(body.tokens)
        }
        for value in source.values { findInTokens(value) }
        var seen: Set<String> = []
        faults = faults.filter { seen.insert("\($0.range) \($0.replacement)").inserted }
            .sorted {
                ($0.range.lowerBound, $0.range.upperBound) < (
                    $1.range.lowerBound, $1.range.upperBound
                )
            }
    }

    private var tokens: [SourceToken] { source.tokens }

    private mutating func add(
        _ operation: Fault.Operation, _ range: Range<Int>, _ replacement: String, _ question: String
    ) {
        let bytes = source.bytes(range)
        guard !bytes.isEmpty, source.text(range) != replacement, let last = range.last else {
            return
        }
        let first = tokens[range.lowerBound].line
        let end = tokens[last].line + tokens[last].text.utf8.count { $0 == 10 }
        let head = source.text[..<bytes.lowerBound].reversed().prefix { $0 != 10 }.reversed()
        let tail = source.text[bytes.upperBound...].prefix { $0 != 10 }
        let made = String(decoding: Array(head) + Array(replacement.utf8) + tail, as: UTF8.self)
        let before = lines[(first - 1)..<min(end, lines.count)].map(\.trimmed)
        faults.append(
            Fault(
                path: path, range: bytes, replacement: replacement, line: first,
                before: before.joined(separator: "\n"),
                after: made.lines.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n"),
                operation: operation, question: question))
    }

    private mutating func add(
        _ operation: Fault.Operation, at index: Int, _ replacement: String, _ question: String
    ) {
        add(operation, index..<index + 1, replacement, question)
    }

    // MARK: - Statements

    private static let declarations: Set = [
        "let", "var", "func", "struct", "class", "enum", "actor", "extension", "typealias",
        "import", "case", "init", "static", "lazy", "weak", "unowned", "private", "nonisolated",
    ]
    private static let controls: Set = [
        "if", "guard", "for", "while", "repeat", "switch", "do", "return", "fallthrough",
    ]

    /// - Parameter result: the type of what `return` returns here.
    /// - Parameter isValue: whether the only statement is what the block comes to.
    private mutating func findInStatements(
        of block: Range<Int>, _ result: String?, isValue: Bool, isSwitch: Bool = false
    ) {
        let statements = source.statements(in: block, isSwitch: isSwitch)
        for statement in statements {
            let isOnly = statements.count == 1
            let first = tokens[statement.lowerBound]
            let word = first.kind == .word ? first.text : ""
            let isControl = Self.controls.contains(word)
            let isDeclaration = Self.declarations.contains(word) || first.kind == .attribute
            if word == "return", statement.count > 1 {
                replaceResult(statement.lowerBound + 1..<statement.upperBound, result)
            } else if isValue, isOnly, !isDeclaration, !isControl, word != "throw" {
                replaceResult(statement, result)
            } else if isDropped(statement, isControl, isDeclaration) {
                // A case of a switch has to do something.
                let isCase = isSwitch && word != "break"
                add(
                    .statement, statement, isCase ? "break" : "",
                    "Does a test notice if this is not done?")
            }
            findInBlocks(
                of: statement, result, isControl: isControl || word == "defer",
                isValue: isValue && isOnly)
        }
    }

    private func isDropped(_ statement: Range<Int>, _ isControl: Bool, _ isDeclaration: Bool)
        -> Bool
    {
        let first = tokens[statement.lowerBound]
        if first.is("return") { return statement.count == 1 }
        if first.is("break") || isControl || isDeclaration { return false }
        guard first.kind != .text, first.kind != .regex, !first.isOne(of: ["(", "[", "}", "#"])
        else { return false }
        let isDone = statement.contains { index in
            let text = tokens[index].text
            return tokens[index].isOne(of: ["(", "continue", "throw", "defer"])
                || text.isOperator && text.hasSuffix("=") && source.isBinary(index)
                    && !["==", "<=", ">=", "!="].contains(text)
        }
        // What an initializer of a class calls is called all the same.
        return isDone && !source.text(statement).hasPrefix("super.init(")
    }

    /// Looks into the braces of a statement: of the control flow, or of closures.
    private mutating func findInBlocks(
        of statement: Range<Int>, _ result: String?, isControl: Bool, isValue: Bool
    ) {
        let level = source.level(statement)
        let isSwitch = tokens[statement.lowerBound].is("switch")
        var index = statement.lowerBound
        while index < statement.upperBound {
            defer { index += 1 }
            guard tokens[index].is("{"), let end = source.partners[index] else { continue }
            let isOwn = isControl && level.contains(index)
            let start = isOwn ? index + 1 : beginning(ofClosure: index + 1..<end)
            findInStatements(
                of: start..<end, isOwn ? result : nil, isValue: isOwn ? isValue : false,
                isSwitch: isOwn && isSwitch || hasCases(start..<end))
            index = end
        }
    }

    private func hasCases(_ block: Range<Int>) -> Bool {
        !block.isEmpty && tokens[block.lowerBound].isOne(of: ["case", "default"])
    }

    /// Where the statements of a closure begin: behind `in`, if it names what it is given.
    private func beginning(ofClosure block: Range<Int>) -> Int {
        guard let first = block.first else { return block.lowerBound }
        let line = tokens[first].line
        let sign = source.level(block).first { tokens[$0].is("in") && tokens[$0].line == line }
        let isLoop = tokens[first].is("for")
        return isLoop ? block.lowerBound : sign.map { $0 + 1 } ?? block.lowerBound
    }

    private mutating func replaceResult(_ value: Range<Int>, _ result: String?) {
        guard let result else { return }
        func others() -> [String] {
            if result.hasSuffix("?") { return ["nil"] }
            if result.hasPrefix("["), result.hasSuffix("]") {
                let inside = result.dropFirst().dropLast()
                return [inside.contains(": ") && !inside.hasPrefix("(") ? "[:]" : "[]"]
            }
            if result.hasPrefix("Set<") || result.hasPrefix("Array<") { return ["[]"] }
            return switch result {
            case "Bool": value.count > 1 ? ["true", "false"] : []
            case "String": ["\"\""]
            case "Int", "Double", "Float", "UInt", "Decimal", "TimeInterval": ["0"]
            default: []
            }
        }
        for other in others() {
            add(.result, value, other, "Does a test notice if this is always \(other.inWords)?")
        }
    }

    // MARK: - Tokens

    private mutating func findInTokens(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            // What stands behind an attribute in brackets is the attribute's.
            if token.kind == .attribute, index + 1 < range.upperBound, tokens[index + 1].is("("),
                source.isAdjacent(index + 1)
            {
                index = source.next(index + 1)
                continue
            }
            if isTable(index) {
                index = source.next(index)
                continue
            }
            if token.kind == .sign { findInSign(index, range) }
            if token.kind == .word { findInWord(index, range) }
            index += 1
        }
    }

    /// Whether a long list of values begins here: those are data, which a test would only repeat.
    private func isTable(_ index: Int) -> Bool {
        guard source.tokens[index].is("["), let end = source.partners[index] else { return false }
        return source.level(index + 1..<end).count { source.tokens[$0].is(",") } >= 12
    }

    private static let signs: [String: (Fault.Operation, String, String)] = [
        "<": (.limit, "<=", "Does a test notice if the limit itself is let in?"),
        "<=": (.limit, "<", "Does a test notice if the limit itself is left out?"),
        ">": (.limit, ">=", "Does a test notice if the limit itself is let in?"),
        ">=": (.limit, ">", "Does a test notice if the limit itself is left out?"),
        "==": (.equality, "!=", "Does a test notice if equal things count as different?"),
        "!=": (.equality, "==", "Does a test notice if different things count as equal?"),
        "===": (.equality, "!==", "Does a test notice if the same thing counts as another?"),
        "!==": (.equality, "===", "Does a test notice if another thing counts as the same?"),
        "&&": (.logic, "||", "Does a test notice if one of the two is enough?"),
        "||": (.logic, "&&", "Does a test notice if both have to be true?"),
        "+": (.arithmetic, "-", "Does a test notice if this is taken away instead of added?"),
        "-": (.arithmetic, "+", "Does a test notice if this is added instead of taken away?"),
        "*": (.arithmetic, "/", "Does a test notice if this divides instead of multiplying?"),
        "/": (.arithmetic, "*", "Does a test notice if this multiplies instead of dividing?"),
        "%": (.arithmetic, "*", "Does a test notice if this is a product and no remainder?"),
        "+=": (.arithmetic, "-=", "Does a test notice if this is taken away instead of added?"),
        "-=": (.arithmetic, "+=", "Does a test notice if this is added instead of taken away?"),
        "*=": (.arithmetic, "/=", "Does a test notice if this divides instead of multiplying?"),
        "/=": (.arithmetic, "*=", "Does a test notice if this multiplies instead of dividing?"),
        "...": (.range, "..<", "Does a test notice if the end is left out?"),
        "..<": (.range, "...", "Does a test notice if the end is let in?"),
    ]

    private mutating func findInSign(_ index: Int, _ range: Range<Int>) {
        let token = tokens[index]
        let isPrefix = token.text == "..<" && !source.isBinary(index)
        if let (operation, other, question) = Self.signs[token.text],
            source.isBinary(index) || isPrefix
        {
            // Without blanks around it, it may belong to the name of a type.
            let isBracket = ["<", ">"].contains(token.text) && source.isAdjacent(index)
            if !isBracket { add(operation, at: index, other, question) }
        }
        switch token.text {
        case "!" where !source.isAdjacent(index) || !source.isBinary(index):
            let isPostfix = source.isAdjacent(index) && endsOperand(index - 1)
            if !isPostfix {
                add(.condition, at: index, "", "Does a test notice if the opposite is asked for?")
            }
        case "?" where source.isBinary(index) && !source.isAdjacent(index):
            swapBranches(index, range)
        case "?" where isChain(index):
            add(.chain, at: index, "!", "Does a test notice what happens if there is nothing here?")
        case "??":
            dropFallback(index, range)
        case "(":
            swapArguments(index)
        default: break
        }
    }

    private func endsOperand(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind != .sign && token.kind != .directive
            || [")", "]", "}", "!", "?"].contains(token.text)
    }

    private func isChain(_ index: Int) -> Bool {
        guard source.isAdjacent(index), endsOperand(index - 1), index + 1 < tokens.count,
            !tokens[index - 1].isOne(of: ["try", "as"])
        else { return false }
        return source.isAdjacent(index + 1) && tokens[index + 1].isOne(of: [".", "[", "("])
    }

    private static let endsOfBranches: Set = [",", ")", "]", "}", "{", ";", ":"]

    /// The place behind the operand that begins at `start`.
    private func endOfOperand(_ start: Int, before limit: Int, stopping signs: Set<String>) -> Int {
        let end = source.endOfStatement(start, before: limit)
        return source.level(start..<end).first {
            tokens[$0].kind == .sign && signs.contains(tokens[$0].text) && $0 > start
        } ?? end
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
            "Does a test notice if the two cases change places?")
    }

    private mutating func dropFallback(_ index: Int, _ range: Range<Int>) {
        let signs = Self.endsOfBranches.union([
            "?", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "=",
        ])
        let end = endOfOperand(index + 1, before: range.upperBound, stopping: signs)
        guard end > index + 1, tokens[index - 1].kind != .text else { return }
        add(
            .fallback, index - 1..<end, source.text(index - 1..<index) + "!",
            "Does a test notice what happens if there is no value here?")
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
            let between = String(
                decoding: source.text[
                    source.bytes(one).upperBound..<source.bytes(other).lowerBound],
                as: UTF8.self)
            add(
                .arguments, one.lowerBound..<other.upperBound, second + between + first,
                "Does a test notice if these two change places?")
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

    // MARK: - Words

    private mutating func findInWord(_ index: Int, _ range: Range<Int>) {
        let token = tokens[index]
        switch token.text {
        case "true":
            add(.boolean, at: index, "false", "Does a test notice if this is false?")
        case "false":
            add(.boolean, at: index, "true", "Does a test notice if this is true?")
        case "if", "while", "guard": negateConditions(index, range)
        case "else": emptyElse(index)
        case _ where token.text.first?.isNumber ?? false: changeNumber(index)
        default: changeCall(index)
        }
    }

    private mutating func changeNumber(_ index: Int) {
        let isPart = source.isAdjacent(index) && tokens[index - 1].is(".")
        guard !isPart else { return }
        let digits = tokens[index].text.filter { $0 != "_" }
        guard let number = Int(digits), digits == String(number) else { return }
        var end = index + 1
        if end + 1 < tokens.count, tokens[end].is("."), source.isAdjacent(end),
            source.isAdjacent(end + 1), tokens[end + 1].text.first?.isNumber ?? false
        {
            end += 2
        }
        let rest = source.text(index..<end).dropFirst(tokens[index].text.count)
        let question = "Does a test notice if this is one"
        if number < Int.max {
            add(.constant, index..<end, "\(number + 1)\(rest)", "\(question) more?")
        }
        if number > 0 { add(.constant, index..<end, "\(number - 1)\(rest)", "\(question) less?") }
    }

    /// Turns each condition into its opposite that is not turned by another operator.
    private mutating func negateConditions(_ index: Int, _ range: Range<Int>) {
        guard !tokens[index].isQuoted else { return }
        let level = source.level(index + 1..<range.upperBound)
        let isEnd = { (place: Int) in tokens[place].is(tokens[index].is("guard") ? "else" : "{") }
        guard let end = level.first(where: isEnd) else { return }
        var start = index + 1
        for place in level where place <= end && (place == end || tokens[place].is(",")) {
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
        add(
            .condition, clause, isPlain ? "!" + text : "!(\(text))",
            "Does a test notice if the opposite is asked for?")
    }

    private mutating func emptyElse(_ index: Int) {
        guard index > 0, tokens[index - 1].is("}"), index + 1 < tokens.count,
            tokens[index + 1].is("{"), let end = source.partners[index + 1], end > index + 2
        else { return }
        add(
            .otherwise, index + 2..<end, "",
            "Does a test notice if nothing is done in the other case?")
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
            if end < tokens.count, tokens[end].is("{"), tokens[end].line == tokens[end - 1].line {
                end = source.next(end)
            }
            let isCall = end > index + 1 || name == "capitalized"
            if isCall {
                add(.call, index - 1..<end, "", "Does a test notice if .\(name) is left out?")
            }
        }
        if !isMember, name == "abs", isCalled {
            add(.call, at: index, "", "Does a test notice if the sign is kept?")
        }
        if let other = Self.others[name], isMember || isCalled,
            index + 1 < tokens.count, !tokens[index + 1].is(":")
        {
            add(.call, at: index, other, "Does a test notice if this is \(other) and not \(name)?")
        }
    }
}

extension String {
    /// A value as a person calls it.
    fileprivate var inWords: String {
        switch self {
        case "[]", "[:]", "\"\"": "empty"
        case "0": "zero"
        default: self
        }
    }
}
