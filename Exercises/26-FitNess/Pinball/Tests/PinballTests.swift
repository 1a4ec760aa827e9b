import XCTest

@testable import Pinball

final class PinballTests: XCTestCase {
    func test_newGame_isReady() throws {
        try XCTSkipIf(true, "a lost ball, then a new game: ready")
    }

    func test_newGame_forgetsTheGameOnTheWay() throws {
        try XCTSkipIf(true, "a new game in the middle of one: ready, too")
    }

    func test_newGame_clearsTheBoard() throws {
        try XCTSkipIf(true, "points, ghost and target are gone")
    }

    func test_newGame_keepsTheBoardThatTheDisplayWatches() throws {
        try XCTSkipIf(true, "the display hears of the first hit in the new game")
    }

    func test_newGame_ringsTheBellAgain() throws {
        try XCTSkipIf(true, "100 points in the new game: the bell rings once more")
    }

    func test_newGame_isToldOnceAndWithAClearBoard() throws {
        try XCTSkipIf(true, "who hears of the new game sees a clear board, and hears of it once")
    }
}
