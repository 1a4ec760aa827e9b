extension FaultFinder {
    private static let declarations: Set = [
        "let", "var", "func", "struct", "class", "enum", "actor", "extension", "typealias",
        "import", "case", "init", "static", "lazy", "weak", "unowned", "private", "nonisolated",
    ]
    private static let controls: Set = [
        "if", "guard", "for", "while", "repeat", "switch", "do", "return", "fallthrough",
    ]

    /// - Parameter result: the type of what `return` returns here.
    /// - Parameter isValue: whether the only statement is what the block comes to.
    mutating func findInStatements(
        of block: Range<Int>, _ result: String?, isValue: Bool, isSwitch: Bool = false
    ) {
        let statements = source.statements(in: block, isSwitch: isSwitch)
        let isBehindLabel = isSwitch ? labels(between: statements) : []
        for (index, statement) in statements.enumerated() {
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
                let isCase = isSwitch && isBehindLabel[index] && isBehindLabel[index + 1]
                // No `;` is left without a statement before it.
                let hasSign =
                    statement.upperBound < block.upperBound
                    && tokens[statement.upperBound].is(";")
                add(
                    .statement,
                    hasSign && !isCase
                        ? statement.lowerBound..<statement.upperBound + 1 : statement,
                    isCase ? "break" : "", "Does a test notice if this is not done?")
            }
            findInBlocks(
                of: statement, result, isControl: isControl || word == "defer",
                isValue: isValue && isOnly)
        }
    }

    /// Whether a label stands before each of these statements, and behind the last: what stands alone
    /// between two is all that a case does.
    private func labels(between statements: [Range<Int>]) -> [Bool] {
        let gaps = zip(statements, statements.dropFirst()).map { $0.upperBound..<$1.lowerBound }
        return [true] + gaps.map { $0.contains { tokens[$0].is(":") } } + [true]
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
        let isSwitch = tokens[statement.lowerBound].is("switch")
        var index = statement.lowerBound
        while index < statement.upperBound {
            defer { index += 1 }
            guard tokens[index].is("{"), let end = source.partners[index] else { continue }
            let isOwn = isControl && source.blocks.contains(index)
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
