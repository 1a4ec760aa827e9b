import Testing

@testable import DependencyMap

struct CodeReaderTests {
    @Test(arguments: [
        ("// tax()\npay()", ["pay"]),
        ("/* tax() */ pay()", ["pay"]),
        ("a/**/b", ["a", "b"]),
        ("/* /* tax() */ tax() */ pay()", ["pay"]),
        ("/* tax()", []),
        ("/*/ tax() */ pay()", ["pay"]),
        ("/* tax() *// pay()", ["pay"]),
        (#"text = "tax()""#, ["text"]),
        (#"text = "a \" tax()""#, ["text"]),
        (#"text = "taxes: \(tax())""#, ["text", "tax"]),
        (#"url = "http://" + tax()"#, ["url", "tax"]),
        (#""\(isLate ? "late pay()" : "") \(sum(1) / tax())""#, ["isLate", "sum", "1", "tax"]),
        (##"text = #"a "tax()" \(tax()) \#(pay())"# + rate"##, ["text", "pay", "rate"]),
        (#"text = "" + tax()"#, ["text", "tax"]),
        ("text = \"\"\"\n  one \" tax()\n  \\(pay())\n  \"\"\"\nrate", ["text", "pay", "rate"]),
        ("#expect(tax)", ["expect", "tax"]),
    ])
    func `comments and texts are no code`(text: String, words: [String]) {
        #expect(text.code[...].words.map(\.word) == words)
    }

    @Test(arguments: [
        ("tax()", true), ("tax { 7 }", true), ("total = tax{ $0 }", true),
        ("tax", false), ("if tax {", false), ("for day in tax {", false),
        ("guard let tax else {", false), ("var tax: Double {", false), ("tax + pay()", false),
    ])
    func `a call has a bracket or a closure behind its name`(line: String, isCall: Bool) {
        #expect(line[...].words.contains { $0.word == "tax" && $0.isCall } == isCall)
    }

    @Test func `a function has what stands behind its name, up to the next one`() {
        let functions = "func tax() { rate }\nfunc pay(_ day: Int) { tax() }".functions

        #expect(functions.map(\.name) == ["tax", "pay"])
        #expect(functions.map(\.body) == ["() { rate }\n", "(_ day: Int) { tax() }"])
    }

    @Test func `a variable at the edge is everybody's, and an indented one a type's`() {
        let code = """
            nonisolated(unsafe) var gTax = 0.19
            let cal: Calendar = makeCalendar()
            var gRate = 12.5
            struct Wage {
                private(set) var sum = 0.0
                let day = 1
                func tax() -> Double {
                    let part = sum * gRate
                    return part
                }
            }
            """

        #expect(code.globals == ["gTax", "cal", "gRate"])
        #expect(code.members == ["sum", "day"])
    }
}
