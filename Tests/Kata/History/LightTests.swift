import Testing

@testable import kata

struct LightTests {
    @Test(arguments: [
        Row("green after red", .green, wasGreen: false, .green),
        Row("green after green", .green, wasGreen: true, .refactor),
        Row("red after red", .red, wasGreen: false, .red),
        Row("red after green", .red, wasGreen: true, .red),
        Row("a crash", .crashed(how: "signal 4", during: nil), wasGreen: true, .red),
        Row("a hang", .timedOut(during: "waits"), wasGreen: true, .red),
        Row("a kill", .killed(signal: 9, during: nil), wasGreen: true, .red),
        Row("what is flaky", .flaky(["waits"]), wasGreen: true, .red),
        Row("a flood", .flooded(bytes: 900, during: "prints"), wasGreen: true, .red),
        Row("a compile error after red", .doesNotCompile, wasGreen: false, .amber),
        Row("a compile error after green", .doesNotCompile, wasGreen: true, .amber),
        Row("no test after red", .empty, wasGreen: false, .dark),
        Row("no test after green", .empty, wasGreen: true, .dark),
    ])
    func `what happened has a light`(_ row: Row) {
        let light = Light(row.verdict, wasGreen: row.wasGreen)

        #expect(light == row.light)
    }

    @Test func `green and refactor are green, and nothing else is`() {
        let green = Light.allCases.filter(\.isGreen)

        #expect(green == [.green, .refactor])
    }

    struct Row: CustomTestStringConvertible {
        var testDescription: String
        var verdict: Verdict
        var wasGreen: Bool
        var light: Light

        init(_ name: String, _ verdict: Verdict, wasGreen: Bool, _ light: Light) {
            testDescription = name
            self.verdict = verdict
            self.wasGreen = wasGreen
            self.light = light
        }
    }
}
