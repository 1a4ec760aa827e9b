import Foundation
import TerminalTesting
import Testing

@Suite(.enabled(if: program.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct ProgramTests {
    @Test func `it lists the signs`() throws {
        let lines = try run()

        #expect(lines.count == 12)
        #expect(lines.last == "Pisces")
    }

    @Test func `it shows the details and the horoscope of a sign`() throws {
        #expect(
            try run("leo") == [
                "Leo", "Lion", "August", "Proud and Generous.", "…",
                "Today red comes first & green follows.",
            ])
    }

    @Test func `a sign may be written in capitals`() throws {
        #expect(try run("LEO").first == "Leo")
    }

    @Test func `the option is no part of the sign`() throws {
        let (_, complaints, status) = try program.run("", ["dog", "--online"])

        #expect(complaints.hasPrefix("There is no sign “dog”."))
        #expect(status == 64)
    }

    @Test(arguments: ["dog", "leo tomorrow", "--onlin"])
    func `what is no sign is a mistake`(words: String) throws {
        let (output, complaints, status) = try program.run(
            "", words.split(separator: " ").map(String.init))

        #expect(output == "")
        #expect(complaints == "There is no sign “\(words)”. Try: horoscope --help\n")
        #expect(status == 64)
    }

    @Test func `whoever asks for help gets it`() throws {
        let lines = try run("--help")

        #expect(lines.first == "horoscope SIGN [--online], where SIGN is one of these:")
        #expect(lines.last == "Pisces")
    }
}

private let program = Program("horoscope")

/// What it prints, line by line.
private func run(_ words: String...) throws -> [String] {
    let (output, _, status) = try program.run("", words)
    #expect(status == 0)
    return output.split(separator: "\n").map(String.init)
}
