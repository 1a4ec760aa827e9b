import FitNessModel
import XCTest

final class MovesTests: XCTestCase {
    private let arrows: [(from: AppState, move: Move, to: AppState)] = [
        (.notStarted, .start, .inProgress),
        (.inProgress, .pause, .paused),
        (.paused, .resume, .inProgress),
        (.inProgress, .reachGoal, .completed),
        (.inProgress, .getCaught, .caught),
        (.inProgress, .restart, .notStarted),
        (.paused, .restart, .notStarted),
        (.completed, .restart, .notStarted),
        (.caught, .restart, .notStarted),
    ]

    private func model(in state: AppState) throws -> AppModel {
        let model = AppModel()
        model.setGoal(1000)
        let moves: [AppState: [Move]] = [
            .notStarted: [], .inProgress: [.start], .paused: [.start, .pause],
            .completed: [.start, .reachGoal], .caught: [.start, .getCaught],
        ]
        for move in try XCTUnwrap(moves[state]) { try move.make(on: model) }
        XCTAssertEqual(model.state, state, "given")
        return model
    }
}
