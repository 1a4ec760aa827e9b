import Foundation
import Testing

@testable import kata

/// Which engine does the work: the one that was asked for, or the fastest that does it right.
struct EngineChoiceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `the fast one, where it does what it should`() throws {
        let lab = try lab(nil)

        #expect(lab.choice == .fast)
        #expect(lab.told == [])
    }

    @Test func `the plain one, where it does not; and it is said why`() throws {
        let lab = try lab(nil, seconds: 0.000_1)

        #expect(lab.choice == .plain)
        #expect(lab.told.count == 1)
        #expect(
            lab.told.first?.hasPrefix(
                "engine: swift build and swift test, because with Swift Testing,") == true,
            "\(lab.told)")
    }

    @Test func `the fast one, where it is only once too slow; and it is said`() throws {
        var (told, count) = ([String](), 0)

        let lab = try EngineChoice.lab(nil) { lab, run in
            count += 1
            return count == 1 ? Report(verdict: .timedOut(during: nil)) : try lab.run(run)
        } make: {
            try make(isPlain: $0)
        } tell: {
            told.append($0)
        }

        #expect(!lab.isPlain)
        #expect(told.count == 1)
        #expect(told.first?.contains("timed out") == true, "\(told)")
    }

    @Test(arguments: [EngineChoice.plain, .fast])
    func `what is asked for, whatever it does`(_ wanted: EngineChoice) throws {
        let lab = try lab(wanted, seconds: 0.000_1)

        #expect(lab.choice == wanted)
        #expect(lab.told == [])
    }

    @Test func `what is asked for and not there is an error`() {
        #expect(throws: UsageError.self) {
            try EngineChoice.lab(.fast) { _ in
                try make(isPlain: true)
            } tell: { _ in
            }
        }
    }

    @Test func `a variable tells what is asked for`() throws {
        #expect(try EngineChoice.wanted(in: [:]) == nil)
        #expect(try EngineChoice.wanted(in: ["KATA_ENGINE": "plain"]) == .plain)
        #expect(throws: UsageError.self) {
            try EngineChoice.wanted(in: ["KATA_ENGINE": "diesel"])
        }
    }

    private func lab(_ wanted: EngineChoice?, seconds: Double = 10) throws
        -> (choice: EngineChoice, told: [String])
    {
        var told: [String] = []
        let lab = try EngineChoice.lab(wanted) {
            try make(isPlain: $0, seconds: seconds)
        } tell: {
            told.append($0)
        }
        return (lab.isPlain ? .plain : .fast, told)
    }

    private func make(isPlain: Bool, seconds: Double = 10) throws -> Lab {
        try Lab(folder: folder.url("cache"), limits: Limits(seconds: seconds), isPlain: isPlain)
    }
}
