import DogPatchClient

/// Keeps the token as long as a test runs.
actor TokenStoreFake: TokenStore {
    private var kept: Token?

    init(_ token: Token? = nil) { kept = token }

    func token() -> Token? { kept }
    func keep(_ token: Token?) { kept = token }
}
