/// What can be wrong with the list and its file.
public enum StoreError: Error, Equatable {
    /// The list is not in the file. It is in memory, and each attempt tries to save it.
    case cannotSave
    /// A change was not made, because no file can hold what it brings.
    case refused
}
