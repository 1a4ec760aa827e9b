/// Who somebody is, for the server.
public struct Account: Decodable, Equatable, Sendable {
    public let name: String
    public let email: String

    public init(name: String, email: String) {
        self.name = name
        self.email = email
    }
}
