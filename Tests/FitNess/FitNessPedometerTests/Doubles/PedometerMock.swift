import FitNessPedometer
import XCTest

/// Is told beforehand what has to come, and complains of all else.
final class PedometerMock: Pedometer {
    enum Call { case start, stop }

    let isAvailable = true
    let isDenied = false
    private var expected: [Call]

    init(expects expected: [Call]) {
        self.expected = expected
    }

    func start(_ receive: @escaping (Result<Walk, PedometerError>) -> Void) {
        check(.start)
    }

    func stop() {
        check(.stop)
    }

    private func check(_ call: Call) {
        if expected.first == call {
            expected.removeFirst()
        } else {
            XCTFail("It was told to \(call); expected were \(expected)")
        }
    }

    func verify(file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(expected, [], "never came", file: file, line: line)
    }
}
