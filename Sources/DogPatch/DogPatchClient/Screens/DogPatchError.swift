/// Why the server has not done what we wanted.
public enum DogPatchError: Error, Equatable {
    case noAnswer
    case tooSlow
    /// Nobody waits for the answer any more.
    case cancelled
    case status(Int)
    /// It names another address, and we do not go there.
    case redirected
    case unreadable
    case wrongPassword
    /// Somebody has registered with this e-mail.
    case emailTaken
    case notSignedIn
    /// The token could not be written down.
    case tokenNotSaved
    case noPicture
    /// The disk has no place for a copy of the picture.
    case noRoom
}

extension DogPatchError {
    /// What a person reads of it.
    public var sentence: String {
        switch self {
        case .noAnswer: "Nobody answers. Look at your connection, and try again."
        case .tooSlow: "The server takes too long. Try again later."
        case .cancelled: "Nobody waits for the server any more."
        case .status(let status): "The server cannot help us (status \(status)). Try again later."
        case .redirected: "The server sends us to another address. We do not go there."
        case .unreadable: "We do not understand the server's answer. Try again later."
        case .wrongPassword: "E-mail or password is wrong. Type both again."
        case .emailTaken: "Somebody uses this e-mail already. Sign in, or take another one."
        case .notSignedIn: "You are not signed in. Sign in, and try again."
        case .tokenNotSaved: "You cannot stay signed in: the disk is full, or locked."
        case .noPicture: "This picture cannot be read. Choose another one."
        case .noRoom: "The disk has no room for a copy of the picture. Make some, and try again."
        }
    }
}
