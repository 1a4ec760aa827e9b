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
                ($0.range.lowerBound, $0.range.upperBound) < (
                    $1.range.lowerBound, $1.range.upperBound
                )
            }
    }

    var tokens: [SourceToken] { source.tokens }

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
                operation: operation, question: question))
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
