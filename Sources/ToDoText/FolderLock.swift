import Foundation

/// Lets one program at a time change what is in a folder.
public struct FolderLock: Sendable {
    private let folder: URL

    public init(_ folder: URL) {
        self.folder = folder
    }

    /// Waits until nobody else holds the folder; where it cannot be held, does not wait.
    public func hold<Result>(_ action: () throws -> Result) rethrows -> Result {
        let file = open(folder.path, O_RDONLY)
        defer { close(file) }
        while flock(file, LOCK_EX) != 0, errno == EINTR {}
        return try action()
    }
}
