import Foundation

/// What a list needs of a disk. Each of these can fail, and a test lets each of them fail.
public protocol Disk {
    /// Where a link leads in the end; the place itself if there is no link.
    func target(of place: URL) throws -> URL
    /// The bytes of a file; nil if it is not there.
    func read(_ file: URL) throws -> Data?
    /// Makes a file that is not there yet, with the owner and the rights of `model`, if that is there.
    func create(_ file: URL, _ data: Data, like model: URL) throws
    /// Returns when the bytes of a file, or the names in a folder, outlive a power cut.
    func sync(_ place: URL) throws
    /// Gives a file the name of another one, whose place it takes, unless nobody may write to that.
    func move(_ file: URL, to other: URL) throws
    /// Does nothing if the file is not there.
    func remove(_ file: URL) throws
    /// Keeps others away from a folder, without waiting for them.
    func lock(_ folder: URL) throws -> Lock
    /// The process that has the lock, where the system tells.
    func holder(of folder: URL) -> Int32?
    /// Waits for a hundredth of a second.
    func pause()
}

/// What came of the wish to have a folder alone.
public enum Lock {
    /// It is ours until this is called.
    case ours(_ release: () -> Void)
    case taken
    /// This disk has no locks.
    case impossible
}
