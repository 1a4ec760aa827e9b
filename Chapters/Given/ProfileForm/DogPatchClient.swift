// …

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

    // cut: init(server: URL, session: any HTTPSession, tokens: any TokenStore, patience: TimeInterval = 15, now: @escaping @Sendable () -> Date = { Date() })
    // …

    /// Changes the name and the picture of who is signed in, both or none of them.
    public func updateProfile(_ form: ProfileForm) async throws(DogPatchError) -> Account {
        try read(await answer(to: request("POST", "account")))
    }
}

// …

extension DogPatchClient {
    // …

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

    // …
}
