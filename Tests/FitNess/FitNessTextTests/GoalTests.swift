import FitNessText
import XCTest

final class GoalTests: XCTestCase {
    func test_goal_isANumberOfStepsWithinLimits() {
        for (text, steps) in [("1", 1), (" 1 000 ", 1000), ("100000", 100_000)] {
            XCTAssertEqual(Goal(text), .steps(steps))
        }
    }

    func test_wrongGoal_saysWhy() {
        let sentences = [
            ("", "Type how many steps, such as 1000."), (" ", "Type how many steps, such as 1000."),
            ("0", "A goal is 1 step at least."), ("-5", "A goal is 1 step at least."),
            ("100001", "A goal is 100000 steps at most."),
            ("1e9", "“1e9” is no number of steps. Type digits, such as 1000."),
            ("many", "“many” is no number of steps. Type digits, such as 1000."),
        ]

        for (text, sentence) in sentences {
            XCTAssertEqual(Goal(text), .wrong(sentence))
        }
    }
}
