import Foundation
import Testing

@testable import kata

/// A way in which something of the course reads text that may come from anybody.
struct Reader: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var read: @Sendable (String) -> Void

    init(_ name: String, _ read: @escaping @Sendable (String) -> Void) {
        testDescription = name
        self.read = read
    }

    static let all = [
        Reader("the imports and the bodies") { text in
            let module = Module(name: "A", isTests: false, files: ["Sources/A/A.swift": text])
            _ = (module.imports, SourceOutline(text).bodies, module.nestedTooDeeply)
        },
        Reader("the tests") { _ = Tree(["Tests/ATests/A.swift": $0]).testSources },
        Reader("what is declared") { text in
            let names = CodeNames([Tree(["Sources/A.swift": text])])
            _ = (names.declares("func a(_:)"), names.hasWord("a"))
        },
        Reader("the places for faults") { _ = Tree(["Sources/A.swift": $0]).faults },
        Reader("how simple it is") { _ = Simplicity(of: Tree(["Sources/A.swift": $0])) },
        Reader("a lesson") { _ = try? Lesson($0, path: "L.md") },
        Reader("faulty versions and waivers") { text in
            _ = (try? [Mutant](text, path: "M.md"), [Waiver](reading: text))
        },
    ]

    /// The work that a text of `size` bytes may take at most: as often as that of an ordinary one, and
    /// of one with as many lines as it can have, that what grows with the square takes far more.
    func mostWork(size: Int) -> Double {
        let ordinary = (0..<size / 200).map { "// \($0)\n" + Self.ordinary }.joined()
        return 40 * work(on: String(ordinary.prefix(size)))
            + 5 * work(on: String(repeating: "\n", count: size))
    }

    private static let ordinary = """
        /// A number.
        struct Number: Equatable {
            private let value = [1, 2, 3].first ?? 4

            func isEven(_ other: Int = 2) -> Bool {
                if other > 3 && value != 0 { return "a \\(value)".isEmpty }
                return value % other == 0
            }
        }

        """

    /// The steps that a core has made for it, as near as they can be counted: its own time.
    ///
    /// What takes long is done three times: a machine that others share stops now and then.
    func work(on text: String) -> Double {
        let first = time(on: text)
        return first < 0.2 ? first : min(first, time(on: text), time(on: text))
    }

    private func time(on text: String) -> Double {
        let start = Self.coreTime
        read(text)
        return Self.coreTime - start
    }

    private static var coreTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// Text as no one writes it.
struct Hostile: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    /// - Parameter parts: what is there again and again; or how it begins, that, and how it ends.
    init(_ name: String, _ parts: String...) {
        testDescription = name
        let part = parts.count == 1 ? parts[0] : parts[1]
        let count = max(1, Self.size / part.utf8.count)
        text =
            (parts.count == 1 ? "" : parts[0]) + String(repeating: part, count: count)
            + (parts.count == 3 ? parts[2] : "")
    }

    /// How many bytes there are of it.
    static let size = 20_000

    static let all = [
        Hostile("interpolations in each other", "let a = ", #""\("#),
        Hostile("slashes and backslashes", "let a = ", #"/\"#),
        Hostile("slashes", "let a = ", "/"), Hostile("slashes apart", "let a = ", "/a ("),
        Hostile("round brackets", "("), Hostile("square brackets", "let a = ", "["),
        Hostile("braces", "{"), Hostile("closing brackets", ")]}"),
        Hostile("brackets in all", "func a", "({["),
        Hostile("comments in each other", "/*"), Hostile("ends of comments", "*/"),
        Hostile("number signs", "", "#", "\""), Hostile("raw text without end", "##\"", "\"#"),
        Hostile("raw expressions", "#/"), Hostile("number signs apart", "# "),
        Hostile("quotes", "\""), Hostile("long texts", "\"\"\"\n"), Hostile("backticks", "`a"),
        Hostile("text without end", "let a = \"", "a"), Hostile("one word", "a"),
        Hostile("carriage returns", "\r"), Hostile("a\r", "a\r"), Hostile("zeros", "\0"),
        Hostile("line breaks", "\n"), Hostile("a type of blank lines", "struct A {\n", "\n", "}"),
        Hostile("blanks", " "), Hostile("words in one line", "a "), Hostile("attributes", "@a("),
        Hostile("accents", "\u{301}"), Hostile("families", "👨‍👩‍👧‍👦"),
        Hostile("constants in one line", "final class A {", "let "),
        Hostile("private properties", "final class A {\n", "private var a = 1\n", "}"),
        Hostile("bodies", "func a() ", "{} "), Hostile("observers", "var a: Int ", "{ get } "),
        Hostile("getters", "var a: Int {", "get ", "}"),
        Hostile("defaults", "func a(", "b = ", ")"),
        Hostile("conditions", "func a() {", "if ", "}"),
        Hostile("conditions that end", "func a() {\n", "if a {}\n", "}"),
        Hostile("labels", "func a() { switch b {\n", "case\n", "} }"),
        Hostile("cases", "func a() { switch b {\n", "case 1: c()\n", "} }"),
        Hostile("closures in a call", "func a() { b ", "{} ", "}"),
        Hostile("closures in each other", "func a() { b ", "{ c in "),
        Hostile("branches", "func a() { b = ", "c ? d : ", "e }"),
        Hostile("fallbacks", "func a() -> Int { b", " ?? c", "}"),
        Hostile("sums", "func a() -> Int { 1", " + 1", "}"),
        Hostile("chains", "func a() { b", ".c()", "}"), Hostile("imports", "import "),
        Hostile("tests without end", "@Test(\"", "@Test( "), Hostile("functions", "func "),
        Hostile("functions without brackets", "func a\n"), Hostile("tests", "@Test func a() {}\n"),
        Hostile("fences", "```\n"), Hostile("links", "]("), Hostile("headings", "# "),
        Hostile("types in each other", types), Hostile("details", "<details>\n"),
        Hostile("lists of faults", "## a\n"), Hostile("waivers", "## a\n```diff\n", "- a\n"),
    ]

    /// Each a space deeper than the one around it.
    private static let types = (0..<190)
        .map { String(repeating: " ", count: $0) + "struct A {\n" }.joined()
}

/// Damage that is the same for the same seed.
struct Damage {
    private var numbers: Seeded

    init(seed: Int) { numbers = Seeded(state: UInt64(bitPattern: Int64(seed))) }

    private mutating func next(_ limit: Int) -> Int {
        Int(numbers.next() % UInt64(max(1, limit)))
    }

    private static let signs = [
        "\"", "\"\"\"", "\\", "\\(", "(", ")", "[", "]", "{", "}", "/*", "*/", "//", "/", "#",
        "#\"",
        "\"#", "#/", "/#", "`", "```", "```swift\n", "// …", "@", "@Test(", "\n", "\r", "\r\n",
        "\0",
        " ", "\t", "func ", "struct A {\n", "switch a {\n", "case ", ":", "?", "??", "=", "->", ",",
        "\u{FEFF}", "é", "👨‍👩‍👧‍👦", "## ", "### 🔴 ", "<details>", "](",
    ]

    /// The text with parts left out, put in, said twice, or said very often, up to `limit` bytes.
    mutating func applied(to text: String, upTo limit: Int) -> String {
        var bytes = Array(text.utf8)
        for _ in 0...next(8) {
            let start = next(bytes.count + 1)
            let end = min(bytes.count, start + next(200))
            let sign = Array(Self.signs[next(Self.signs.count)].utf8)
            switch next(5) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: sign, at: start)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: next(bytes.count + 1))
            case 3: bytes.removeSubrange(start...)
            default:
                let part = next(2) == 0 ? sign : Array(bytes[start..<end])
                let times = next(limit / max(1, part.count) / (next(2) == 0 ? 1 : 100))
                bytes.insert(
                    contentsOf: repeatElement(part, count: times).joined(), at: start)
            }
        }
        return String(decoding: bytes.prefix(limit), as: UTF8.self)
    }
}

/// Numbers that are the same each time (SplitMix64, by Sebastiano Vigna).
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
