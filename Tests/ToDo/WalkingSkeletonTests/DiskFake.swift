import Foundation
import WalkingSkeleton

/// A disk in memory.
final class DiskFake: Disk {
    private var data: Data?

    func read() -> Data? { data }
    func write(_ data: Data) { self.data = data }
}
