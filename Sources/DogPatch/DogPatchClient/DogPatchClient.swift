import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The only one who knows how the server is asked: addresses, encoding, and who we are.
public struct DogPatchClient: Sendable {
    private let server: URL
    private let session: any FileSendingSession
    private let tokens: any TokenStore
    private let copies: URL
    private let patience: TimeInterval
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - copies: the folder where a form lies while it is sent.
    ///   - patience: how many seconds the server may be silent.
    public init(
        server: URL, session: any FileSendingSession, tokens: any TokenStore,
        copies: URL = FileManager.default.temporaryDirectory,
        patience: TimeInterval = 15, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = server
        self.session = session
        self.tokens = tokens
        self.copies = copies
        self.patience = patience
        self.now = now
    }

    /// What is for sale; nobody has to sign in for it.
    public func listings() async throws(DogPatchError) -> [SaleListing] {
        try read(await answer(to: request("GET", "listings")))
    }

    /// Signs somebody in, and keeps the token.
    public func signIn(email: String, password: String) async throws(DogPatchError) {
        var request = request("POST", "sign-in")
        let basic = Data("\(email):\(password)".utf8).base64EncodedString()
        request.setValue("Basic \(basic)", forHTTPHeaderField: "Authorization")
        try await keepToken(from: request, status: 401, means: .wrongPassword)
    }

    /// Makes an account for somebody new, signs in, and keeps the token.
    public func register(
        name: String, email: String, password: String
    ) async throws(DogPatchError) {
        var request = request("POST", "register")
        let person = ["name": name, "email": email, "password": password]
        request.httpBody = try? JSONEncoder().encode(person)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        try await keepToken(from: request, status: 409, means: .emailTaken)
    }

    /// Who is signed in.
    public func account() async throws(DogPatchError) -> Account {
        var request = request("GET", "account")
        let token = try await authorize(&request)
        return try await account(with: token) { [request] in try await session.answer(to: request) }
    }

    /// Forgets the token.
    public func signOut() async throws(DogPatchError) {
        try await keep(nil)
    }

    /// Changes the name and the picture of who is signed in, both or none of them.
    public func updateProfile(_ form: ProfileForm) async throws(DogPatchError) -> Account {
        var request = request("PUT", "account")
        let type = "multipart/form-data; boundary=\(form.boundary)"
        request.setValue(type, forHTTPHeaderField: "Content-Type")
        let token = try await authorize(&request)
        let file = copies.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try form.write(to: file)
        return try await account(with: token) { [request] in
            try await session.answer(to: request, sending: file)
        }
    }
}

private struct Entry: Decodable {
    let token: String
}

extension DogPatchClient {
    private func request(_ method: String, _ path: String) -> URLRequest {
        var request = URLRequest(url: server.appendingPathComponent(path))
        request.timeoutInterval = patience
        request.httpMethod = method
        return request
    }

    private func answer(to request: URLRequest) async throws(DogPatchError) -> Data {
        try await answer { try await session.answer(to: request) }
    }

    private func answer(
        from ask: () async throws -> (Data, URLResponse)
    ) async throws(DogPatchError) -> Data {
        let data: Data
        let response: URLResponse
        do {
            (data, response) = try await ask()
        } catch URLError.timedOut {
            throw .tooSlow
        } catch URLError.cancelled, is CancellationError {
            throw .cancelled
        } catch {
            throw .noAnswer
        }
        switch (response as? HTTPURLResponse)?.statusCode {
        case .some(200...299): return data
        case .some(300...399): throw .redirected
        case .some(let status): throw .status(status)
        case nil: throw .noAnswer
        }
    }

    private func read<Answer: Decodable>(_ data: Data) throws(DogPatchError) -> Answer {
        do { return try JSONDecoder().decode(Answer.self, from: data) } catch { throw .unreadable }
    }

    private func keepToken(
        from request: URLRequest, status: Int, means refusal: DogPatchError
    ) async throws(DogPatchError) {
        let entry: Entry
        do {
            entry = try read(await answer(to: request))
        } catch DogPatchError.status(status) {
            throw refusal
        }
        guard let token = Token(entry.token) else { throw .unreadable }
        try await keep(token)
    }

    private func keep(_ token: Token?) async throws(DogPatchError) {
        do { try await tokens.keep(token) } catch { throw .tokenNotSaved }
    }

    /// Shows our token in the request, and returns it.
    private func authorize(_ request: inout URLRequest) async throws(DogPatchError) -> Token {
        guard let token = await tokens.token(), token.expires > now() else { throw .notSignedIn }
        request.setValue("Bearer \(token.text)", forHTTPHeaderField: "Authorization")
        return token
    }

    private func account(
        with token: Token, from ask: () async throws -> (Data, URLResponse)
    ) async throws(DogPatchError) -> Account {
        do { return try read(await answer(from: ask)) } catch DogPatchError.status(401) {
            try? await tokens.forget(token)
            throw .notSignedIn
        }
    }
}
