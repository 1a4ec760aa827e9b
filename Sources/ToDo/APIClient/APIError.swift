import Foundation

/// Why what we have asked the server for is not here.
public enum APIError: Error, Equatable {
    /// The server was not reached, or went silent; the session's code says why.
    case noAnswer(URLError.Code)
    /// What answered does not speak HTTP.
    case notHTTP
    /// The server answered, and has nothing for us.
    case status(Int)
    /// The answer is not what was agreed on, at this place of it.
    case unexpectedBody(at: String)
    /// Nobody wants the answer any more.
    case cancelled
}
