import Testing

@testable import kata

/// Code is told from strings, comments and regular expressions.
struct SourceTokenTests {
    @Test(arguments: [
        ("a // b < c\nd", "a d"),
        ("a /* b /* c */ d */ e", "a e"),
        (#"f("a < b", c)"#, #"f ( "a < b" , c )"#),
        (#"f("a \" < b")"#, #"f ( "a \" < b" )"#),
        (##"f(#"a " < \b"#)"##, ##"f ( #"a " < \b"# )"##),
        ("a = \"\"\"\n  b \"c\" < d\n  \"\"\"\ne", "a = \"\"\"\n  b \"c\" < d\n  \"\"\" e"),
        (##"f(#"""#, a)"##, ##"f ( #"""# , a )"##), (##"#""""#"##, ##"#""""#"##),
        ("#\"\"\"\na\n\"\"\"#\nb", "#\"\"\"\na\n\"\"\"# b"),
        ("a / b / c", "a / b / c"),
        ("a = /b < c/", "a = /b < c/"),
        (#"f(/a\/b/)"#, #"f ( /a\/b/ )"#),
        ("f(#/a / b/#)", "f ( #/a / b/# )"),
        ("return /a/", "return /a/"),
        ("f(/, a)  // b / c", "f ( / , a )"), ("f(/, /)", "f ( / , / )"),
        ("(/)  + (/)", "( / ) + ( / )"), ("f(/,a)/2", "f ( / , a ) / 2"),
        ("a = / b /", "a = / b /"), ("a = (/b /c)", "a = ( / b / c )"),
        ("a = /b[)]c/", "a = /b[)]c/"), (#"a = /b(\))/"#, #"a = /b(\))/"#),
        ("a = /b // c", "a = / b"), ("a = /b/* c */", "a = / b"), ("a = /b//c", "a = / b"),
        ("f {\n\"a\"\n/b(c)/\n}", "f { \"a\" /b(c)/ }"),
        ("a <= b ?? c", "a <= b ?? c"),
        ("a?.b!.c", "a ? . b ! . c"),
        ("0..<n", "0 ..< n"),
        ("`a < b`()", "a < b ( )"),
        ("@Test(.tags(.a)) func a()", "@Test ( . tags ( . a ) ) func a ( )"),
        ("#if os(Linux)\na\n#endif", "#if os(Linux) a #endif"),
        ("#expect(a)", "#expect ( a )"),
        ("a // b\rc", "a c"), ("a // b\r\nc", "a c"), ("a // b\u{2028}c\nd", "a d"),
        ("#if a\rb\r\n#endif", "#if a b #endif"), ("\"a\rb", "\"a b"),
        ("a\u{FEFF}", "a\u{FEFF}"), ("\u{FEFF}a", "a"),
    ])
    func `the tokens of source`(_ source: String, _ tokens: String) {
        #expect(source.sourceTokens.map(\.text).joined(separator: " ") == tokens)
    }

    @Test(arguments: [
        ("func a() { b() }\nfunc c() {}", "func a ( ) {"),
        ("let a: [Int]\nlet b = 1", "let a : [ Int ] let b = 1"),
        (
            "@Test(arguments: [{ 1 }, { 2 }]) func a(_ b: () -> Int) {\n    b()\n}",
            "@Test ( arguments : [ { 1 } , { 2 } ] ) func a ( _ b : ( ) -> Int ) {"
        ),
        (
            "func a(_ b: String = \"\\(c { \"{\" })\") { d }",
            "func a ( _ b : String = \"\\ ( c { \"{\" } ) \" ) {"
        ),
        ("func `a { b`() { c }", "func a { b ( ) {"), ("// {\nstruct A { b }", "struct A {"),
        ("a) { b }", "a ) {"), ("", ""),
    ])
    func `the head of a declaration ends with the brace that opens its body`(
        _ source: String, _ tokens: String
    ) {
        #expect(source.headTokens.map(\.text).joined(separator: " ") == tokens)
    }

    @Test func `what is interpolated is code`() {
        let tokens = #""a < \(b + "\(c)") > d""#.sourceTokens

        #expect(tokens.filter { $0.kind == .word }.map(\.text) == ["b", "c"])
        #expect(tokens.filter { $0.kind == .word }.map(\.depth) == [1, 2])
        #expect(tokens.filter { $0.kind == .sign }.map(\.text) == ["(", "+", "(", ")", ")"])
    }

    @Test func `raw text has its own sign for what is interpolated`() {
        let tokens = ##"#"\(a) \#(b)"#"##.sourceTokens

        #expect(tokens.filter { $0.kind == .word }.map(\.text) == ["b"])
    }

    @Test func `a token knows its line and its bytes`() {
        let tokens = "ä\n// c\n  b\n".sourceTokens

        #expect(tokens.map(\.line) == [1, 3])
        #expect(tokens.map(\.range) == [0..<2, 10..<11])
    }

    @Test func `each end of a line counts once`() {
        #expect("a\r\nb\rc\n\nd".sourceTokens.map(\.line) == [1, 2, 3, 5])
    }

    @Test func `words leave out what is interpolated`() {
        #expect(#"a "\(b)" c"#.sourceWords.map(\.text) == ["a", "c"])
    }
}
