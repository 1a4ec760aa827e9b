import Foundation
import TerminalTesting
import Testing

/// The built program, without a terminal.
@Suite(.enabled(if: fitness.isBuilt, "swift build makes the program"), .timeLimit(.minutes(2)))
struct PlayTests {
    @Test func `it plays by itself, and the same with the same seed`() throws {
        let (output, complaints, status) = try fitness.run("", "--ticks", "200", "--seed", "3")

        #expect(status == 0)
        #expect(complaints == "")
        #expect(output.hasPrefix("    1  R·······································  Start\n"))
        #expect(output.contains("Nessie comes closer\n"))
        #expect(output.contains("You have made it\n"))
        #expect(output.hasSuffix("199 of 200 steps\n"))
        #expect(try fitness.run("", "--ticks", "200", "--seed", "3").output == output)
        #expect(try fitness.run("", "--ticks", "200", "--seed", "4").output != output)
    }

    @Test(arguments: [
        ("--goal 0", "A goal is 1 step at least. Try: fitness --help\n"),
        ("--goal -5", "A goal is 1 step at least. Try: fitness --help\n"),
        (
            "--goal 1e9",
            "“1e9” is no number of steps. Type digits, such as 1000. Try: fitness --help\n"
        ),
        ("--fly", "There is no --fly. Try: fitness --help\n"),
        ("", "Without a terminal there is nobody to run. Try: fitness --ticks 200\n"),
    ])
    func `what cannot be done gets a sentence`(words: String, sentence: String) throws {
        let words = words.split(separator: " ").map(String.init)

        let (output, complaints, status) = try fitness.run("", words)

        #expect(output == "")
        #expect(complaints == sentence)
        #expect(status == 64)
    }

    @Test func `help says what there is`() throws {
        let (output, _, status) = try fitness.run("", "--help")

        #expect(output.hasPrefix("fitness: outrun Nessie\n"))
        #expect(status == 0)
    }

    @Test func `ten hours are played in no time`() throws {
        // NB: A program that is silent for a minute is given up.
        let (output, _, status) = try fitness.run("", "--ticks", "36000")

        #expect(status == 0)
        #expect(output.hasSuffix("of 200 steps\n"))
    }
}
