import Foundation

/// What can go wrong with a store.
public enum StoreError: Error, Equatable {
    case alreadyOnTheList
    /// The file is there and cannot be read, so it is not written either.
    case cannotRead(reason: String)
    /// The list is not on the disk. It is still in memory, and the next change tries again.
    case cannotSave(reason: String)
    /// The file held no list of items, and has got another name.
    case damagedFile(keptAt: URL)
}
