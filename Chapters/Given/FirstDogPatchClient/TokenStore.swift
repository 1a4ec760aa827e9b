/// Where the token stays until the app is started again.
public protocol TokenStore: Sendable {
    /// The token that was kept last; nil if there is none.
    func token() async -> Token?
    /// Keeps the token in place of the one before; nil forgets that one.
    func keep(_ token: Token?) async throws
}
