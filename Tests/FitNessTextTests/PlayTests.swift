import FitNessModel
import FitNessText
import XCTest

final class PlayTests: XCTestCase {
    private var said: [String] = []

    func test_wonRun_isFollowedByTheNextOne() {
        play(goal: 4, ticks: 4)

        XCTAssertEqual(
            said.prefix(6).map { $0.trimmingCharacters(in: .whitespaces) },
            [
                "1  |  Start", "1  |  A quarter is done", "1  |  Half is done",
                "2  |  Three quarters are done", "2  |  You have made it", "3  |  Start",
            ])
        XCTAssertTrue(said.last?.hasSuffix("of 4 steps") == true)
    }

    func test_lostRun_isSaidOnce() {
        play(goal: 1000, ticks: 200)

        XCTAssertEqual(said.filter { $0.hasSuffix("Nessie has you!") }.count, 1)
        XCTAssertEqual(said.filter { $0.hasSuffix("Start") }.count, 2)
    }

    func test_times_standInOneColumn() {
        play(goal: 100, ticks: 120)

        XCTAssertTrue(said.contains("    1  |  Start"))
        XCTAssertTrue(said.last?.hasPrefix("  120  |  ") == true)
    }

    func test_tenHours_arePlayed() {
        play(goal: 200, ticks: 36_000)

        XCTAssertTrue(said.last?.hasPrefix("36000  |  ") == true)
    }

    private func play(goal: Int, ticks: Int) {
        let model = AppModel()
        let shore = Shore(model: model, walks: true, seed: 1)
        Play(model: model, shore: shore, goal: goal, track: { "|" }) { self.said.append($0) }
            .play(ticks)
    }
}
