import Foundation
import Testing

@testable import kata

/// What can be made wrong in a line.
struct FaultTests {
    /// A table: what is in it is data, and no code.
    private static let numbers = (1...13).map(String.init).joined(separator: ", ")

    @Test(arguments: [
        ("return a < b", ["return a <= b"]), ("return a >= b", ["return a > b"]),
        ("return a == b", ["return a != b"]), ("return a !== b", ["return a === b"]),
        ("return a && b", ["return a || b"]),
        ("return a + b", ["return a - b"]), ("return a % b", ["return a * b"]),
        ("return a + \"b\"", []), ("return \"a\" + b", []), ("return a + \"b\\(c)d\"", []),
        ("return a + \"b\".count", ["return a - \"b\".count"]),
        ("return a[b] + [c]", []), ("return [a] + b", []), ("a += \"b\"", [""]),
        ("return a[b] + c", ["return a[b] - c"]),
        ("let a = b + 1", ["let a = b - 1", "let a = b + 2", "let a = b + 0"]),
        ("let a = [\(Self.numbers)]", []), ("return f([\(Self.numbers)])", []),
        ("let a = 2.5", ["let a = 3.5", "let a = 1.5"]),
        ("let a = 1_000", ["let a = 1001", "let a = 999"]),
        ("let a = b.0", []), ("let a = 0xFF", []), ("let a = -1", ["let a = -2", "let a = -0"]),
        ("let a = true", ["let a = false"]),
        ("let a = !b", ["let a = b"]), ("let a = b!", []),
        ("let a = b ?? c", ["let a = b!"]),
        ("let a = b() ?? c == d", ["let a = b()! == d", "let a = b() ?? c != d"]),
        ("let a = b?.c", ["let a = b!.c"]), ("let a = try? b.c", []), ("let a = b as? C", []),
        ("let a = b...c", ["let a = b..<c"]), ("let a = b[..<c]", ["let a = b[...c]"]),
        ("let a = b[c...]", []),
        ("let a = b ? c : d", ["let a = b ? d : c"]),
        ("let a = f(b, c)", ["let a = f(c, b)"]),
        ("let a = f(x: b, y: c.d())", ["let a = f(x: c.d(), y: b)"]),
        ("let a = max(b, c)", ["let a = min(b, c)"]),
        ("let a = f(b, \"c\")", []), ("let a = f(b, b)", []),
        ("let a = b.sorted()", ["let a = b"]), ("let a = b.lowercased().c", ["let a = b.c"]),
        ("let a = b.filter { $0.c }", ["let a = b"]), ("let a = abs(b)", ["let a = (b)"]),
        ("let a = b.first", ["let a = b.last"]), ("let a = max(b)", ["let a = min(b)"]),
        ("a()", [""]), ("a = b", [""]), ("a.b?.c = d", ["", "a.b!.c = d"]),
        ("try a()", [""]), ("defer { a() }", ["", "defer {  }"]),
        ("if a { b() }", ["if !a { b() }", "if a {  }"]),
        (
            "if a.b(), !c { return }",
            ["if !a.b(), !c { return }", "if a.b(), c { return }", "if a.b(), !c {  }"]
        ),
        ("if let a { b() }", ["if let a {  }"]),
        ("if a == b { return c }", ["if a != b { return c }"]),
        ("guard a else { return b }", ["guard !a else { return b }"]),
        (
            "guard a < b else { return c }",
            ["guard !(a < b) else { return c }", "guard a <= b else { return c }"]
        ),
        (
            "if a { b() } else { c() }",
            [
                "if !a { b() } else { c() }", "if a {  } else { c() }", "if a { b() } else {  }",
            ]
        ),
        ("while a { b() }", ["while !a { b() }", "while a {  }"]),
        ("a(); b()", [" b()", "a(); "]), ("a();\nb()", ["b()", "a();"]),
        (
            "for a in b.reversed() { c() }",
            ["for a in b { c() }", "for a in b.reversed() {  }"]
        ),
        (
            "for a in b(c) where d.sorted() { e() }",
            ["for a in b(c) where d { e() }", "for a in b(c) where d.sorted() {  }"]
        ),
        (
            "if let a = b.filter(c) { d() }",
            ["if let a = b { d() }", "if let a = b.filter(c) {  }"]
        ),
        ("switch a.sorted() {\ncase b: break\n}", ["switch a { case b: break }"]),
        (
            "do {} catch where a.sorted() { b() }",
            [
                "do {} catch where a { b() }", "do {} catch where a.sorted() {  }",
            ]
        ),
        (
            "for a in b.filter { $0 } { c() }",
            ["for a in b { c() }", "for a in b.filter { $0 } {  }"]
        ),
        (
            "repeat {} while a.filter { $0 }",
            ["repeat {} while !a.filter { $0 }", "repeat {} while a"]
        ),
        ("let a = b ?? c.map { $0 }", ["let a = b!"]),
        ("let a = \"b < c \\(d + e)\"", ["let a = \"b < c \\(d - e)\""]),
        ("let a: [Array<Int>] = b // c < d", []), ("let a = /b+c/", []),
        ("@A(1) let a = b", []), ("#if B", []),
        (
            "switch a {\ncase 1: b()\ndefault: break\n}",
            [
                "switch a { case 2: b() default: break }",
                "switch a { case 0: b() default: break }",
                "switch a { case 1: break default: break }",
            ]
        ),
        (
            "switch a {\ncase .b:\nc()\nd()\ndefault: e()\n}",
            [
                "switch a { case .b: d() default: e() }",
                "switch a { case .b: c() default: e() }",
                "switch a { case .b: c() d() default: break }",
            ]
        ),
    ])
    func `faults in the body of a function`(_ line: String, _ made: [String]) {
        let head = "func f() {\n"

        #expect(bodies(head + line + "\nlet end\n}\n", head: head, tail: "\nlet end\n}\n") == made)
    }

    @Test(arguments: [
        ("func f() -> Bool { a(b) }", ["func f() -> Bool { true }", "func f() -> Bool { false }"]),
        ("func f() -> Int { a }", ["func f() -> Int { 0 }"]),
        ("func f() -> [Int] { return a }", ["func f() -> [Int] { return [] }"]),
        ("func f() -> [A: B] { a }", ["func f() -> [A: B] { [:] }"]),
        ("func f() -> A? { a }", ["func f() -> A? { nil }"]),
        ("func f() throws -> String { a }", ["func f() throws -> String { \"\" }"]),
        ("func f() -> A { a }", []),
        ("func f() -> () -> Int { a }", []),
        ("var f: Int { a }", ["var f: Int { 0 }"]),
        ("var f: Int { set.count }", ["var f: Int { 0 }"]),
        ("var f: Int { get async { a } }", ["var f: Int { get async { 0 } }"]),
        (
            "var f: Int { get { a } set { b() } }",
            [
                "var f: Int { get { 0 } set { b() } }", "var f: Int { get { a } set {  } }",
            ]
        ),
        (
            "var f = 1 { didSet { a() } }",
            [
                "var f = 2 { didSet { a() } }", "var f = 0 { didSet { a() } }",
                "var f = 1 { didSet {  } }",
            ]
        ),
        ("let f = 1", ["let f = 2", "let f = 0"]),
        (
            "func f(a: Int = 1, b: Int) {}",
            [
                "func f(a: Int = 2, b: Int) {}", "func f(a: Int = 0, b: Int) {}",
            ]
        ),
        ("struct S { func f() { a() } }", ["struct S { func f() {  } }"]),
        ("protocol P { var a: Int { get } }", []),
        ("enum E { case a = 1 }", ["enum E { case a = 2 }", "enum E { case a = 0 }"]),
        ("class A { init() { super.init() } }", []),
        (
            "func f() -> Int { if a { b } else { c } }",
            [
                "func f() -> Int { if !a { b } else { c } }",
                "func f() -> Int { if a { 0 } else { c } }",
                "func f() -> Int { if a { b } else { 0 } }",
                "func f() -> Int { if a { b } else {  } }",
            ]
        ),
    ])
    func `faults in declarations`(_ source: String, _ made: [String]) {
        #expect(bodies(source, head: "", tail: "") == made)
    }

    private func bodies(_ source: String, head: String, tail: String) -> [String] {
        FaultFinder(path: "A.swift", text: source).faults.map { fault in
            fault.applied(to: source).dropFirst(head.count).dropLast(tail.count)
                .split(separator: "\n").joined(separator: " ")
        }
    }

    @Test func `a statement goes on in the next line`() {
        let source = "func f() {\n    a\n        .b()\n    c(\n        d)\n}\n"

        let faults = FaultFinder(path: "A.swift", text: source).faults

        #expect(faults.map(\.before) == ["a\n.b()", "c(\nd)"])
        #expect(faults.map(\.after) == ["", ""])
        #expect(faults.map(\.line) == [2, 4])
    }

    @Test func `a fault says the line as it is, as it is made, and asks`() {
        let tree = Tree(["Sources/A.swift": "func f() -> A {\n    a < b\n}\n"])

        let fault = tree.faults.first

        #expect(fault?.path == "Sources/A.swift")
        #expect(fault?.line == 2)
        #expect(fault?.before == "a < b")
        #expect(fault?.after == "a <= b")
        #expect(fault?.question == "Does a test notice if the limit itself is let in?")
        #expect(
            fault.map { tree.with($0) }
                == Tree(["Sources/A.swift": "func f() -> A {\n    a <= b\n}\n"]))
    }

    /// Each Swift file of this repository, by its path.
    static let repository: [(path: String, text: String)] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        return ["Sources", "Tests", "Exercises"].flatMap { folder in
            let files = FileManager.default.enumerator(atPath: root.path + "/" + folder)
            return (files?.allObjects as? [String] ?? []).filter(\.isSwift).sorted().compactMap {
                let path = folder + "/" + $0
                let text = try? String(contentsOfFile: root.path + "/" + path, encoding: .utf8)
                return text.map { (path, $0) }
            }
        }
    }()

    @Test func `each fault of each file is one place of code, and undone it is the file again`() {
        var count = 0
        for (path, text) in Self.repository {
            let tokens = text.sourceTokens
            let starts = Dictionary(uniqueKeysWithValues: tokens.map { ($0.range.lowerBound, $0) })
            let ends = Dictionary(uniqueKeysWithValues: tokens.map { ($0.range.upperBound, $0) })
            for fault in FaultFinder(path: path, text: text).faults {
                count += 1
                let made = fault.applied(to: text)
                let end = fault.range.lowerBound + fault.replacement.utf8.count
                // The same before and behind the place; undone, the same in the place.
                let (head, tail) = (made.part(to: fault.range.lowerBound), made.part(from: end))
                let isOnePlace =
                    head == text.part(to: fault.range.lowerBound)
                    && tail == text.part(from: fault.range.upperBound)
                let undone = head + text.part(fault.range) + tail
                #expect(isOnePlace && undone == text && made != text, "\(path):\(fault.line)")
                // The place begins and ends with code: no comment, no directive.
                let isCode = [starts[fault.range.lowerBound], ends[fault.range.upperBound]]
                    .allSatisfy { ($0?.kind ?? .directive) != .directive }
                #expect(isCode, "\(path):\(fault.line): \(fault.before)")
                guard path.hasPrefix("Exercises") else { continue }
                // Behind it everything is read as it was.
                let behind = tokens.filter { $0.range.lowerBound >= fault.range.upperBound }
                let isSame = zip(made.sourceTokens.suffix(behind.count), behind).allSatisfy {
                    $0.kind == $1.kind && $0.text == $1.text
                }
                #expect(isSame, "\(path):\(fault.line): \(fault.before) → \(fault.after)")
            }
        }
        #expect(count > 5000)
    }
}

extension String {
    fileprivate func part(_ range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }

    fileprivate func part(to end: Int) -> String { part(0..<end) }
    fileprivate func part(from start: Int) -> String { part(start..<utf8.count) }
}
