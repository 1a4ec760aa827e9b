extension String {
    /// This text with its control characters written out, such as `\t`, so that a terminal does
    /// nothing but show it.
    var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension Sequence<String> {
    /// These lines as a person can read them: printable but for tabs, and cut where there is too
    /// much, with a count of what is left out.
    func shown(lines limit: Int = 40, characters: Int = 1000) -> [String] {
        let lines = Array(self)
        let tail = lines.count > limit ? (limit - 1) / 2 : 0
        let head = lines.count > limit ? limit - 1 - tail : lines.count
        let hidden = lines.count - head - tail
        func show(_ line: String) -> String {
            line.shortened(to: characters).split(separator: "\t", omittingEmptySubsequences: false)
                .map { String($0).printable }.joined(separator: "\t")
        }
        return lines.prefix(head).map(show)
            + (hidden > 0 ? ["… \(counted(hidden, "more line"))"] : [])
            + lines.suffix(tail).map(show)
    }
}

extension String {
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
