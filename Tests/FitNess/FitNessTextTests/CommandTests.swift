import FitNessText
import XCTest

final class CommandTests: XCTestCase {
    func test_words_areACommand() {
        let commands: [(String, Command)] = [
            ("", .chase(goal: nil, walks: false)), ("--walk", .chase(goal: nil, walks: true)),
            ("--goal 300", .chase(goal: 300, walks: false)), ("--help", .help), ("-h", .help),
            ("--goal 7 --help", .help), ("--ticks 9", .play(goal: 200, ticks: 9, seed: 1)),
            ("--ticks 1 --seed 3 --goal 5", .play(goal: 5, ticks: 1, seed: 3)),
            ("--ticks 1000000", .play(goal: 200, ticks: 1_000_000, seed: 1)),
        ]

        for (words, command) in commands {
            XCTAssertEqual(Command(words.split(separator: " ").map(String.init)), command)
        }
    }

    func test_wrongWords_sayWhy() {
        let sentences = [
            ("--fly", "There is no --fly."), ("--goal", "--goal needs a number."),
            ("--goal 0", "A goal is 1 step at least."), ("--seed 3", "--seed needs --ticks."),
            ("--ticks 0", "--ticks needs a number from 1 to 1000000."),
            ("--ticks 1000001", "--ticks needs a number from 1 to 1000000."),
            ("--ticks x", "--ticks needs a number from 1 to 1000000."),
            ("--ticks 1 --seed -1", "--seed needs a number, such as 3."),
        ]

        for (words, sentence) in sentences {
            XCTAssertEqual(
                Command(words.split(separator: " ").map(String.init)), .unknown(sentence))
        }
    }
}
