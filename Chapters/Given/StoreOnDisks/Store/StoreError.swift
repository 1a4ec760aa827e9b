import Foundation

/// What can be wrong with the list and its file.
public enum StoreError: Error, Equatable {
    /// The folder or the file cannot be read. Until it can, nothing is written.
    case cannotRead
    /// The list is not in the file. It is in memory, and each attempt tries to save it.
    case cannotSave
    /// A part of the file could not be understood. The file as it was is kept elsewhere.
    case damaged(keptAt: URL)
    /// Nothing of the file could be understood. The file as it was is kept elsewhere.
    case unreadable(keptAt: URL)
    /// A change was not made, because no file can hold what it brings.
    case refused
    /// Another program has held the file for this long. Until it lets go, nothing is written.
    case busy(seconds: Int, process: Int32?)
}
