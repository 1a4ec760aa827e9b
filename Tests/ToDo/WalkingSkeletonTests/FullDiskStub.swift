import Foundation
import WalkingSkeleton

/// A disk that is full: one thing is on it, and it refuses any other.
struct FullDiskStub: Disk {
    struct DiskFull: Error {}

    func read() -> Data? { try? JSONEncoder().encode([Item(title: "Call Mum")]) }
    func write(_ data: Data) throws { throw DiskFull() }
}
