import Foundation

/// Where a list is kept until tomorrow.
public protocol Disk {
    /// What was written last; nil if nothing was.
    func read() -> Data?
    func write(_ data: Data) throws
}
