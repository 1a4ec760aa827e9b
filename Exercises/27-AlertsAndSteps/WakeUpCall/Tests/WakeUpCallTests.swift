import XCTest

@testable import WakeUpCall

final class WakeUpCallTests: XCTestCase {
    private let notifications = NotificationCenter()
    private lazy var desk = WakeUpDesk(notifications: notifications)

    func test_clockShows_wakesARoom() {
        let woken = expectCall()
        desk.order(room: 7, at: "05:00")

        desk.clockShows("05:00")

        wait(for: [woken], timeout: 0.1)
    }

    func test_clockShows_wakesThreeRoomsAtTheSameTime() {
        let rooms = [7, 3, 12]
        let woken = rooms.map { _ in expectCall() }
        for room in rooms { desk.order(room: room, at: "05:00") }

        desk.clockShows("05:00")

        wait(for: woken, timeout: 0.1)
    }

    func test_clockShows_wakesNobodyAtAnotherTime() {
        let woken = expectCall()
        woken.isInverted = true
        desk.order(room: 7, at: "05:00")

        desk.clockShows("04:59")

        wait(for: [woken], timeout: 1)
    }

    private func expectCall() -> XCTestExpectation {
        XCTNSNotificationExpectation(
            name: .wakeUp, object: nil, notificationCenter: notifications)
    }
}
