extension SourceOutline {
    /// What a number can choose.
    enum Spot {
        case body(Body)
        case value(Range<Int>)
    }

    /// The bodies and the values, in the order in which they stand in the file.
    var spots: [Spot] {
        let spots = bodies.map(Spot.body) + values.filter { !$0.isRaw }.map { .value($0.tokens) }
        return spots.sorted { place(of: $0).lowerBound < place(of: $1).lowerBound }
    }

    /// What stands between the braces of a body, or a value, in bytes.
    func place(of spot: Spot) -> Range<Int> {
        switch spot {
        case .body(let body): place(of: body)
        case .value(let range): bytes(range)
        }
    }

    private func place(of body: Body) -> Range<Int> {
        let (open, close) = (tokens[body.tokens.lowerBound - 1], tokens[body.tokens.upperBound])
        return open.range.upperBound..<close.range.lowerBound
    }

    /// A body that is one of several, as `call` decides.
    func choice(
        _ call: String, among choices: [FaultyModule.Choice], in body: Body
    ) -> [UInt8] {
        var made = Array("\nswitch \(call) {\n".utf8)
        for choice in choices {
            let file = choice.number.fileName
            made += Array(
                "case \(choice.number):\n#sourceLocation(file: \"\(file)\", line: 1)\n".utf8)
            made += choice.text
            made += Array("\n#sourceLocation()\n".utf8)
        }
        return made + Array("default:\n".utf8) + copy(of: body, with: nil) + Array("\n}".utf8)
    }

    /// A value that is one of several, as `call` decides.
    func choice(
        _ call: String, among choices: [FaultyModule.Choice], at place: Range<Int>
    ) -> [UInt8] {
        var made = Array("(".utf8)
        for choice in choices {
            made += Array("\(call) == \(choice.number) ? (".utf8) + choice.text + Array(") : ".utf8)
        }
        return made + Array("(".utf8) + text[place] + Array("))".utf8)
    }

    func copy(of place: Range<Int>, with fault: Fault) -> [UInt8] {
        text[place.lowerBound..<fault.range.lowerBound] + Array(fault.replacement.utf8)
            + text[fault.range.upperBound..<place.upperBound]
    }

    /// A copy of a body that can stand in a case of a switch.
    func copy(of body: Body, with fault: Fault?) -> [UInt8] {
        let place = place(of: body)
        var copy: [UInt8] = []
        var start = place.lowerBound
        if comesToItsOnlyStatement(body) {
            start = tokens[body.tokens.lowerBound].range.lowerBound
            copy = text[place.lowerBound..<start] + Array("return ".utf8)
        }
        guard let fault else {
            return copy + text[start..<place.upperBound]
                + (body.tokens.isEmpty ? Array("break".utf8) : [])
        }
        let rest = self.copy(of: start..<place.upperBound, with: fault)
        // What is missing at the end of an initializer is missing here, and not for all copies.
        if body.result == nil { return copy + rest + Array("\nreturn;".utf8) }
        let isEmpty = String(decoding: rest, as: UTF8.self).sourceTokens.isEmpty
        return copy + rest + (isEmpty ? Array("\nbreak".utf8) : [])
    }

    /// Whether the body is one expression, whose value it returns without saying so.
    private func comesToItsOnlyStatement(_ body: Body) -> Bool {
        let statements = statements(in: body.tokens)
        guard body.result != nil, statements.count == 1, let first = body.tokens.first else {
            return false
        }
        if tokens[first].isOne(of: ["if", "switch"]) {
            return !body.tokens.contains { tokens[$0].is("return") }
        }
        return !tokens[first].isOne(of: [
            "return", "throw", "guard", "for", "while", "repeat", "do", "let", "var", "func",
        ])
    }
}

extension Int {
    /// The file in which the compiler finds the fault with this number.
    fileprivate var fileName: String { "fault-\(self).swift" }
}
