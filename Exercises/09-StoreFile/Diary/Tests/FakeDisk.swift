@testable import Diary

/// A disk in memory. After some changes its power goes off, and from then on it throws.
final class FakeDisk: Disk {
    struct PowerCut: Error {}

    private(set) var pages: [String: String]
    private var changesLeft: Int

    init(_ pages: [String: String] = [:], powerForChanges changes: Int = .max) {
        self.pages = pages
        changesLeft = changes
    }

    func write(_ text: String, on day: String) throws {
        try usePower()
        pages[day] = text
    }

    func remove(_ day: String) throws {
        try usePower()
        pages[day] = nil
    }

    private func usePower() throws {
        if changesLeft == 0 { throw PowerCut() }
        changesLeft -= 1
    }
}
