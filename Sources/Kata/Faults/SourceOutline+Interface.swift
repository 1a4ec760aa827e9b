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
        for index in bodies.joined() { isVisible[index] = false }
        hideSecrets(in: &isVisible)
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

    /// Hides what is private, but what is named where others see it: the type of a value that they
    /// use may follow from it.
    private func hideSecrets(in isVisible: inout [Bool]) {
        var hidden = secrets
        while true {
            var isSeen = isVisible
            for index in hidden.joined() { isSeen[index] = false }
            let seen = Set(tokens.indices.filter { isSeen[$0] }.map { tokens[$0].text })
            let secret = hidden.filter { names(of: $0).allSatisfy { !seen.contains($0) } }
            if secret == hidden {
                isVisible = isSeen
                return
            }
            hidden = secret
        }
    }

    /// By which names a private function, constant or variable is used, or might be.
    private func names(of secret: Range<Int>) -> [String] {
        let keyword = secret.first { tokens[$0].isOne(of: ["func", "let", "var"]) }
        guard let keyword, keyword + 1 < tokens.count else { return [] }
        if tokens[keyword].is("func") { return [tokens[keyword + 1].text] }
        return secret.dropFirst().filter { tokens[$0 - 1].isOne(of: ["let", "var", ",", "("]) }
            .map { tokens[$0].text }.filter { $0.first?.isNumber == false }
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
