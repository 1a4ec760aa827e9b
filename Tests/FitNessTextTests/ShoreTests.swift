import FitNessModel
import XCTest

@testable import FitNessText

final class ShoreTests: XCTestCase {
    private let model = AppModel()

    func test_step_isOneStepOfHers() throws {
        try givenSheIsOnHerWay()

        Shore(model: model, walks: false, seed: 1).step()

        XCTAssertEqual(model.data.steps, 1)
        XCTAssertEqual(model.data.distance, 0.75)
    }

    func test_nessie_sleepsInTheHeadStart_thenSwims() throws {
        let sut = Shore(model: model, walks: false, seed: 1)
        try givenSheIsOnHerWay()
        for _ in 1...100 { sut.step() }

        for _ in 1...30 { sut.second() }
        XCTAssertEqual(model.data.nessieDistance, 0)

        for _ in 1...2 { sut.second() }
        XCTAssertEqual(model.data.nessieDistance, 4)
        XCTAssertEqual(model.data.steps, 100)
    }

    func test_nessie_sleepsInAPause_andTheHeadStartIsNotGivenTwice() throws {
        let sut = Shore(model: model, walks: true, seed: 1)
        try givenSheIsOnHerWay()
        for _ in 1...31 { sut.second() }
        model.pause()
        let steps = model.data.steps

        for _ in 1...60 { sut.second() }
        XCTAssertEqual(model.data.nessieDistance, 2)
        XCTAssertEqual(model.data.steps, steps)

        model.resume()
        sut.second()
        XCTAssertEqual(model.data.nessieDistance, 4)
    }

    func test_newRun_hasANewHeadStart() throws {
        let sut = Shore(model: model, walks: false, seed: 1)
        try givenSheIsOnHerWay()
        for _ in 1...31 { sut.second() }

        model.restart()
        try givenSheIsOnHerWay()
        for _ in 1...30 { sut.second() }

        XCTAssertEqual(model.data.nessieDistance, 0)
    }

    func test_runner_walksOneToThreeStepsASecond_andTheSameWithTheSameSeed() throws {
        let walks = try [7, 7, 8].map { try walk(seed: $0) }

        XCTAssertEqual(Set(walks[0]), [1, 2, 3])
        XCTAssertEqual(walks[0], walks[1])
        XCTAssertNotEqual(walks[0], walks[2])
    }

    private func walk(seed: UInt64) throws -> [Int] {
        model.restart()
        try givenSheIsOnHerWay()
        let sut = Shore(model: model, walks: true, seed: seed)
        var before = 0
        return (1...30).map { _ in
            sut.second()
            defer { before = model.data.steps }
            return model.data.steps - before
        }
    }

    private func givenSheIsOnHerWay() throws {
        model.data.goal = 1000
        try model.start()
    }
}
