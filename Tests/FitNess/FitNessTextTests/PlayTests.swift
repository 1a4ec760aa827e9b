import FitNessModel
import FitNessText
import XCTest

final class PlayTests: XCTestCase {
    private var said: [String] = []

    func test_wonRun_isFollowedByTheNextOne() {
        play(goal: 4, ticks: 4) { $0.didWalk(steps: 2, metres: 2) }

        XCTAssertEqual(
            said.map { $0.trimmingCharacters(in: .whitespaces) },
            [
                "1  |  Start", "1  |  A quarter is done", "1  |  Half is done",
                "2  |  Three quarters are done", "2  |  You have made it", "3  |  Start",
                "3  |  A quarter is done", "3  |  Half is done", "4  |  Three quarters are done",
                "4  |  You have made it", "4  |  4 of 4 steps",
            ])
    }

    func test_lostRun_isSaidOnce() {
        play(goal: 1000, ticks: 5) { model in
            if model.data.steps > 1 { model.nessieDidSwim(metres: 5) }
            model.didWalk(steps: 1, metres: 1)
        }

        XCTAssertEqual(said.filter { $0.hasSuffix("Nessie has you!") }.count, 1)
        XCTAssertEqual(said.filter { $0.hasSuffix("Start") }.count, 2)
    }

    func test_times_standInOneColumn() {
        play(goal: 100, ticks: 120) { _ in }

        XCTAssertTrue(said.contains("    1  |  Start"))
        XCTAssertTrue(said.last?.hasPrefix("  120  |  ") == true)
    }

    func test_tenHours_arePlayed() {
        play(goal: 200, ticks: 36_000) { $0.didWalk(steps: 1, metres: 1) }

        XCTAssertTrue(said.last?.hasPrefix("36000  |  ") == true)
    }

    private func play(goal: Int, ticks: Int, _ happen: @escaping (AppModel) -> Void) {
        let model = AppModel()
        Play(
            model: model, goal: goal, track: { "|" }, say: { self.said.append($0) },
            happen: { happen(model) }
        ).play(ticks)
    }
}
