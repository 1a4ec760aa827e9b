import Foundation

extension StoreError: LocalizedError {
    /// What a person is told.
    public var errorDescription: String? {
        switch self {
        case .cannotRead:
            "Your list cannot be read. Nothing is saved until it can."
        case .cannotSave:
            "Your list is not saved. The next change tries again."
        case .damaged(let place):
            "Part of your list could not be read. The file as it was is now \(place.path)."
        case .refused:
            "This change cannot be saved, so it was not made."
        case .unreadable(let place):
            "Nothing in the file of your list could be read. As it was, it is now \(place.path)."
        case .busy(let seconds, let process):
            "Another program\(process.map { " (\($0))" } ?? "") has been holding your list for "
                + "\(seconds) seconds. Nothing is saved until it lets go."
        }
    }
}
