@testable import Diary

/// A disk in memory, which can be full.
final class FakeDisk: Disk {
    struct IsFull: Error {}

    private(set) var pages: [String: String] = [:]
    private(set) var saves = 0
    var isFull = false

    func save(_ pages: [String: String]) throws {
        if isFull { throw IsFull() }
        self.pages = pages
        saves += 1
    }
}
