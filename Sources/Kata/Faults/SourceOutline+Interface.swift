extension Module {
    /// What modules that import this one can see of it, so that two with the same are the same to
    /// them; nil if that is more than can be told from its text.
    var interface: String? {
        var text = ""
        for (path, source) in sources.sorted(by: { $0.key < $1.key })
        where !FaultyModule.isChooser(path, source) {
            guard let interface = SourceOutline(source).interface else { return nil }
            if !interface.isEmpty { text += path + "\n" + interface + "\n" }
        }
        return text
    }
}

extension SourceOutline {
    /// The file without comments, bodies, and what is private and takes no room; nil if bodies can
    /// be seen.
    fileprivate var interface: String? {
        guard !tokens.contains(where: \.showsBodies) else { return nil }
        var isVisible = Array(repeating: true, count: tokens.count)
        let bodies = bodies.filter { !$0.isSeen }.map(\.tokens)
        for range in bodies + secrets {
            for index in range { isVisible[index] = false }
        }
        var seen: [UInt8] = []
        var isBehindBrace = true
        for (index, token) in tokens.enumerated() where isVisible[index] {
            let isBrace = token.isOne(of: ["{", "}"])
            let isJoined = isAdjacent(index) && isVisible[index - 1]
            if isBrace || isBehindBrace || !isJoined { seen.append(32) }
            seen += text[token.range]
            isBehindBrace = isBrace
        }
        return String(decoding: seen, as: UTF8.self)
    }
}

extension SourceToken {
    /// Whether other modules may be compiled with what stands in bodies, or in what has no name here.
    fileprivate var showsBodies: Bool {
        switch kind {
        case .attribute:
            text.hasPrefix("@_")
                || ["@inlinable", "@usableFromInline", "@inline", "@backDeployed", "@frozen"]
                    .contains(text)
        case .word: ["macro", "precedencegroup"].contains(text)
        default: false
        }
    }
}
