/// Who somebody is, for the server.
public struct Account: Decodable, Equatable, Sendable {
    /// What the person is called.
    public let name: String
    /// The e-mail with which the person signs in.
    public let email: String

    /// Makes an account; the server does not hear of it.
    public init(name: String, email: String) {
        self.name = name
        self.email = email
    }
}
