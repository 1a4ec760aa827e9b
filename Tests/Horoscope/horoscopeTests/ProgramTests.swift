import Foundation
import LoopbackServer
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

    #if os(Linux)
        // There, the server of a test can stand in for a network's proxy.
        @Test func `what a stranger writes gives the terminal no orders`() throws {
            let server = try LoopbackServer(
                .answer(
                    body: """
                        <rss><channel><item><description>Red \u{9B}31m first.
                        Then \u{202E}green.</description></item></channel></rss>
                        """))

            let (output, _, _) = try program.run(
                "", "leo", "--online", environment: ["http_proxy": server.url.absoluteString])

            #expect(output.hasSuffix("\n…\nRed  31m first.\nThen  green.\n"), "\(output)")
        }
    #endif

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
