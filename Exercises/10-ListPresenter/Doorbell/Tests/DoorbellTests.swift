import Testing

@testable import Doorbell

struct DoorbellTests {
    @Test(.disabled("Write me"))
    func `the front door plays ding dong, once`() {}

    @Test(.disabled("Write me"))
    func `the back door plays ding, and nothing else`() {}

    @Test(.disabled("Write me"))
    func `a quiet bell plays nothing`() {}
}
