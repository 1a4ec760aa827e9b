@testable import kata

/// A change of some Swift, by its tokens: it need not compile.
struct RandomEdit {
    var path: String
    var text: String
    /// What was replaced, and by what.
    var words: String

    /// - Parameter files: the sources that may be changed, by their paths.
    init(_ files: [String: String], _ luck: inout Seeded) {
        path = files.keys.sorted().randomElement(using: &luck) ?? ""
        let outline = SourceOutline(files[path] ?? "")
        let places = Self.places(outline)
        let kind = places.indices.filter { !places[$0].at.isEmpty }.randomElement(using: &luck)
        let (at, others) = kind.map { places[$0] } ?? ([0..<0], ["\n"])
        let place = at.randomElement(using: &luck) ?? 0..<0
        let old = String(decoding: outline.text[place], as: UTF8.self)
        let new = others.filter { $0 != old }.randomElement(using: &luck) ?? ""
        let made =
            outline.text[..<place.lowerBound] + Array(new.utf8) + outline.text[place.upperBound...]
        text = String(decoding: made, as: UTF8.self)
        let line = outline.text[..<place.lowerBound].count { $0 == 10 } + 1
        words = "\(path):\(line): \(old.debugDescription) → \(new.debugDescription)"
    }

    /// Places in bytes, and what may stand there instead: one line for each kind of edit.
    private static func places(_ outline: SourceOutline) -> [(at: [Range<Int>], [String])] {
        let tokens = outline.tokens
        func those(_ texts: [String]) -> [Range<Int>] {
            tokens.filter { $0.isOne(of: texts) }.map(\.range)
        }
        func before(_ texts: [String]) -> [Range<Int>] {
            those(texts).map { $0.lowerBound..<$0.lowerBound }
        }
        let bodies = outline.bodies.map { outline.bytes($0.tokens) }
        let values = outline.values.map { outline.bytes($0.tokens) }
        let types = ["Int", "Double", "String", "Bool", "UInt8", "Int?"]
        let kinds = ["struct", "class", "enum", "actor", "extension", "protocol"]
        let insides = kinds.flatMap { kind in
            tokens.indices.filter { tokens[$0].is(kind) }.compactMap { start in
                outline.first(in: start..<tokens.count) { tokens[$0].is("{") }
                    .flatMap { open in outline.partners[open].map { (open, $0) } }
            }
        }
        let edges = insides.flatMap { open, close in
            [tokens[open].range.upperBound, tokens[close].range.lowerBound].map { $0..<$0 }
        }
        let members = insides.flatMap { outline.statements(in: $0 + 1..<$1) }.map(outline.bytes)
        let access = ["private", "fileprivate", "internal", "public", ""]
        return [
            (
                tokens.filter { Int($0.text) != nil }.map(\.range),
                ["0", "7", "2.5", "true", #""x""#]
            ),
            (those(types), types),
            (those(access), access),
            (
                before(["func", "var", "let", "init"]),
                ["private ", "fileprivate ", "public ", "static "]
            ),
            (before(["func"]), ["@inlinable public ", "@usableFromInline ", "@inline(always) "]),
            (before(["func", "var", "class"]), ["final ", "lazy ", "mutating ", "@MainActor "]),
            (those(["let", "var"]), ["let", "var"]),
            (those(["struct", "class"]), ["struct", "class", "final class", "enum"]),
            (those(["some"]), ["any", ""]),
            (edges, ["\nvar added = 1\n", "\nlet added: UInt8 = 1\n", "\nstatic let added = 1\n"]),
            (edges, ["\nprivate var added = 1.5\n", "\nprivate lazy var added = 1\n"]),
            (edges, ["\ncase added\n", "\ncase added(Int)\n"]),
            (edges, ["\nfunc added() {}\n", "\nprivate func added() -> Int { 1 }\n"]),
            (edges, ["\nfunc added() -> Int\n", "\ninit() {}\n", "\ndeinit {}\n"]),
            (members, [""]),
            (bodies, ["", "fatalError()", "1", "2.5", "nil", "[]", #""x""#, "true"]),
            (values, ["1", "2.5", "nil", "[]", #""x""#, "true", "probeSeed()"]),
            (those(types).map { $0.upperBound..<$0.upperBound }, [" = 1", " = 2.5", "?"]),
            (
                [outline.text.count..<outline.text.count],
                [
                    "\nprivate func + (a: Int, b: Int) -> Int { a - b }\n",
                    "\nfunc == (a: Int, b: Int) -> Bool { true }\n",
                    "\nprotocol Added { func added() }\nextension Added { func added() {} }\n",
                ]
            ),
        ]
    }
}
