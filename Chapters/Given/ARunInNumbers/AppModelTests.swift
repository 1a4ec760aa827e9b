final class AppModelTests: XCTestCase {
    // …

    func test_walk_countsFromTheStartOn() throws {
        let model = AppModel()
        model.setGoal(1000)
        model.didWalk(steps: 10, metres: 8)
        model.nessieDidSwim(metres: 5)

        try model.start()
        for _ in 1...2 {
            model.didWalk(steps: 10, metres: 8)
            model.nessieDidSwim(metres: 5)
        }

        XCTAssertEqual(
            model.data, RunData(goal: 1000, steps: 20, distance: 16, nessieDistance: 10))
    }
}
