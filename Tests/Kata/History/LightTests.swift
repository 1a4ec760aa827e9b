import Testing

@testable import kata

struct LightTests {
    @Test(arguments: [
        (Verdict.green, Light.green, Light.refactor), (.red, .red, .red),
        (.crashed(how: "signal 4", during: nil), .red, .red),
        (.timedOut(during: "waits"), .red, .red), (.killed(signal: 9, during: nil), .red, .red),
        (.flaky(["waits"]), .red, .red), (.flooded(bytes: 900, during: "prints"), .red, .red),
        (.doesNotCompile, .amber, .amber), (.empty, .dark, .dark),
    ])
    func `what happened has a light, after red and after green`(
        _ verdict: Verdict, _ afterRed: Light, _ afterGreen: Light
    ) {
        #expect(Light(verdict, wasGreen: false) == afterRed)
        #expect(Light(verdict, wasGreen: true) == afterGreen)
    }

    @Test func `green and refactor are green, and nothing else is`() {
        #expect(Light.allCases.filter(\.isGreen) == [.green, .refactor])
    }
}
