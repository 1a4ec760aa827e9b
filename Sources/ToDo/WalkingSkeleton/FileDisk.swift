import Foundation

/// A disk that keeps a list in a file.
public struct FileDisk: Disk {
    private let file: URL

    /// The file need not be there yet; its folder must be.
    public init(_ file: URL) {
        self.file = file
    }

    /// What is in the file; nil if it cannot be read.
    public func read() -> Data? { try? Data(contentsOf: file) }
    public func write(_ data: Data) throws { try data.write(to: file, options: .atomic) }
}
