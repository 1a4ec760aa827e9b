import FitNessChase
import XCTest

final class TrackTextTests: XCTestCase {
    func test_runner_isWhereTheShareSays() {
        let sut = TrackText(columns: 10)
        let lines = [
            (0, "R·········"), (0.5, "N····R····"), (1, "N········R"), (1.2, "N········R"),
        ]

        for (share, line) in lines {
            sut.show(runner: share, nessie: 0)
            XCTAssertEqual(sut.line, line)
        }
    }

    func test_nessie_isDrawnToo() {
        let sut = TrackText(columns: 10)

        sut.show(runner: 1, nessie: 0.5)

        XCTAssertEqual(sut.line, "·····N···R")
    }

    func test_nessie_isDrawnBehindTheRunner() {
        let sut = TrackText(columns: 10)

        sut.show(runner: 0.5, nessie: 0.8)

        XCTAssertEqual(sut.line, "····NR····")
    }
}
