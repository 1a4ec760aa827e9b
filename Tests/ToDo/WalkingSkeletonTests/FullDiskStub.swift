import Foundation
import WalkingSkeleton

/// A disk that is full: all it does is refuse.
struct FullDiskStub: Disk {
    struct DiskFull: Error {}

    func read() -> Data? { nil }
    func write(_ data: Data) throws { throw DiskFull() }
}
