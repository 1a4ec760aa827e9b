@testable import InnSign

/// A disk in memory, with bad moments: some of its changes fail, and those after them do not.
final class DiskFake: Disk {
    struct BadMoment: Error {}

    private(set) var files: [String: String] = [:]
    /// Which of the next changes fail: 1 is the next one.
    var failing: Set<Int> = []
    /// Is called after each change.
    var afterChange: () -> Void = {}

    var names: [String] { files.keys.sorted() }

    func read(_ name: String) -> String? { files[name] }

    func write(_ text: String, to name: String) throws {
        try change { $0[name] = text }
    }

    func remove(_ name: String) throws {
        guard files[name] != nil else { throw BadMoment() }
        try change { $0[name] = nil }
    }

    private func change(_ change: (inout [String: String]) -> Void) throws {
        let fails = failing.contains(1)
        failing = Set(failing.map { $0 - 1 }.filter { $0 > 0 })
        if fails { throw BadMoment() }
        change(&files)
        afterChange()
    }
}
