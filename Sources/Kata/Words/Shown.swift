extension String {
    /// This text with its control characters written out, such as `\t`, so that a terminal does
    /// nothing but show it.
    var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// This text with other words for some signs, also where a mark behind one makes it another
    /// character: who reads the text may not care.
    func replacing(_ signs: [UnicodeScalar: String]) -> String {
        guard unicodeScalars.contains(where: { signs[$0] != nil }) else { return self }
        return unicodeScalars.map { signs[$0] ?? String($0) }.joined()
    }
}

extension Sequence<String> {
    /// These lines as a person can read them: printable but for tabs, and cut where there is too
    /// much, with a count of what is left out.
    ///
    /// - Parameter isWanted: which lines are left out last.
    func shown(
        lines limit: Int = 40, characters: Int = 1000,
        wanting isWanted: (String) -> Bool = { _ in false }
    ) -> [String] {
        let lines = Array(self)
        let wanted = lines.indices.filter { isWanted(lines[$0]) }.prefix(limit / 2)
        let room = limit - 1 - wanted.count
        let ends = lines.count > limit ? room / 2 : lines.count
        let head = lines.indices.prefix(lines.count > limit ? room - ends : lines.count)
        let kept = Set(wanted + head + lines.indices.suffix(ends))
        var (shown, hidden) = ([String](), 0)
        for (index, line) in lines.enumerated() {
            if !kept.contains(index) {
                hidden += 1
                continue
            }
            if hidden > 0 { shown.append("… \(counted(hidden, "more line"))") }
            hidden = 0
            shown.append(line.shown(characters: characters))
        }
        return shown + (hidden > 0 ? ["… \(counted(hidden, "more line"))"] : [])
    }
}

extension String {
    fileprivate func shown(characters: Int) -> String {
        shortened(to: characters).split(separator: "\t", omittingEmptySubsequences: false)
            .map { String($0).printable }.joined(separator: "\t")
    }

    fileprivate func shortened(to limit: Int) -> String {
        // Bytes are counted in no time, and there are no more characters than bytes.
        guard utf8.count > limit, count > limit else { return self }
        return prefix(limit) + "… \(counted(count - limit, "more character"))"
    }
}

extension Unicode.Scalar {
    /// Whether a terminal would do something else than show it.
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || properties.isBidiControl
    }
}
