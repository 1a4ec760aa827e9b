/// What code declares and names, for texts that speak of it.
struct CodeNames {
    private let paths: Set<String>
    private let text: String
    private let signatures: [String]

    init(_ trees: [Tree]) {
        let texts = trees.flatMap { $0.files.filter { $0.key.isSwift }.values }
        paths = Set(trees.flatMap(\.paths))
        text = texts.joined(separator: "\n")
        signatures = texts.flatMap { [Declaration](reading: $0.lines) }
            .flatMap(\.signatures)
    }

    func hasFile(_ path: String) -> Bool { paths.contains(path) }

    /// Whether a function is declared just so; what stands before `func` may be left out.
    func declares(_ signature: String) -> Bool {
        let wanted = signature.withoutSpace
        return signatures.contains { $0.hasSuffix(wanted) }
    }

    func hasWord(_ word: String) -> Bool { text.containsWord(word) }
}

extension Declaration {
    /// How it and its members are declared, up to the body and without space.
    fileprivate var signatures: [String] {
        let own = header.joined().prefix { $0 != "{" }
        return [String(own).withoutSpace] + (members ?? []).flatMap(\.signatures)
    }
}

extension String {
    fileprivate var withoutSpace: String {
        filter { !$0.isWhitespace }.replacing(",)", with: ")")
    }
}
