import Store
import XCTest

extension XCTestCase {
    /// The first value that `source` publishes after `change`, the replayed one left out.
    func wait<Value>(
        for source: ReadOnlyValue<Value>, within seconds: TimeInterval = 1,
        afterChange change: () -> Void, file: StaticString = #filePath, line: UInt = #line
    ) throws -> Value {
        let published = XCTestExpectation(description: "a value after the replayed one")
        var received: [Value] = []
        let subscription = source.subscribe { value in
            received.append(value)
            if received.count == 2 { published.fulfill() }
        }
        defer { subscription.cancel() }
        change()
        _ = XCTWaiter().wait(for: [published], timeout: seconds)
        let next = received.dropFirst().first
        return try XCTUnwrap(next, "nothing published", file: file, line: line)
    }
}
