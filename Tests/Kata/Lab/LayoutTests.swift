import Foundation
import Testing

@testable import kata

/// What `swift format lint` says of texts.
struct LayoutTests {
    @Test func `a fault has a line and says what is wrong`() throws {
        let faults = try faults(["let a = 1\n", "struct B {\n  let c = 2\n}\n"])

        #expect(faults.map(\.count) == [0, 1])
        #expect(faults[1].first?.line == 2)
        #expect(faults[1].first?.message.hasPrefix("[Indentation]") ?? false)
    }

    @Test func `the settings decide`() throws {
        let text = "struct B {\n  let c = 2\n}\n"

        let faults = try Workbench.lab.layoutFaults(
            in: [text], settings: #"{ "version": 1, "indentation": { "spaces": 2 } }"#)

        #expect(faults == [[]])
    }

    @Test func `each text has the faults that are its own, also one that is no Swift`() throws {
        let texts = (1...7).map { "let a\($0) = 1\n" } + ["let  b = 1\n", "struct {\n"]

        #expect(
            try faults(texts).map(\.isEmpty) == Array(repeating: true, count: 7) + [false, false])
    }

    @Test func `no texts have no faults`() throws {
        #expect(try faults([]) == [])
    }

    private func faults(_ texts: [String]) throws -> [[LayoutFault]] {
        try Workbench.lab.layoutFaults(
            in: texts, settings: #"{ "version": 1, "indentation": { "spaces": 4 } }"#)
    }
}
