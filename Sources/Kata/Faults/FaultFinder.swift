/// Finds the faults that can be made in a file.
struct FaultFinder {
    private let path: String
    let source: SourceOutline
    private let lines: [String]
    private(set) var faults: [Fault] = []

    /// How far it looks for the end of a condition or an operand, in tokens.
    static let reach = 150
    /// How long lines may be, in bytes, if faults are to be made in them and shown to somebody.
    private static let longestLine = 1000

    init(path: String, text: String) {
        self.path = path
        source = SourceOutline(text)
        lines = text.lines
        for body in source.bodies {
            findInStatements(of: body.tokens, body.result, isValue: body.result != nil)
            findInTokens(body.tokens)
        }
        for value in source.values { findInTokens(value.tokens) }
        var seen: Set<String> = []
        faults = faults.filter { seen.insert("\($0.range) \($0.replacement)").inserted }
            .sorted {
                let (one, other) = ($0.range, $1.range)
                return (one.lowerBound, one.upperBound) < (other.lowerBound, other.upperBound)
            }
    }

    var tokens: [SourceToken] { source.tokens }

    /// - Parameter question: what a test would notice, such as `if this is false`.
    mutating func add(
        _ operation: Fault.Operation, _ range: Range<Int>, _ replacement: String, _ question: String
    ) {
        let bytes = source.bytes(range)
        guard !bytes.isEmpty, source.text(range) != replacement, let last = range.last else {
            return
        }
        let first = tokens[range.lowerBound].line
        let end = tokens[last].line + tokens[last].text.utf8.count { $0 == 10 }
        let before = lines[(first - 1)..<min(end, lines.count)]
        guard before.allSatisfy({ $0.utf8.count <= Self.longestLine }) else { return }
        // What stands behind keeps its line, and with it what it says of its place.
        let lost = source.text[bytes].count { $0 == 10 } - replacement.utf8.count { $0 == 10 }
        let padded = replacement + String(repeating: "\n", count: max(0, lost))
        let head = source.text[..<bytes.lowerBound].reversed().prefix { $0 != 10 }.reversed()
        let tail = source.text[bytes.upperBound...].prefix { $0 != 10 }
        let made = String(decoding: Array(head) + Array(replacement.utf8) + tail, as: UTF8.self)
        faults.append(
            Fault(
                path: path, range: bytes, replacement: padded, line: first,
                before: before.map(\.trimmed).joined(separator: "\n"),
                after: made.lines.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n"),
                operation: operation, question: "Does a test notice \(question)?"))
    }

    mutating func add(
        _ operation: Fault.Operation, at index: Int, _ replacement: String, _ question: String
    ) {
        add(operation, index..<index + 1, replacement, question)
    }

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
        var commas = 0
        return source.level(index + 1..<end).first { place in
            if tokens[place].is(",") { commas += 1 }
            return commas == 12
        } != nil
    }
}

// MARK: - Statements

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
    private mutating func findInStatements(
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
                let end = statement.upperBound + (hasSign && !isCase ? 1 : 0)
                add(
                    .statement, statement.lowerBound..<end, isCase ? "break" : "",
                    "if this is not done")
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
            add(.result, value, other, "if this is always \(other.inWords)")
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
