import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct RegisterTests {
    private let tokens = TokenStoreFake()
    private let text = tokenText(#"{"exp": 1000}"#)
}

extension RegisterTests {
    private func register(_ session: HTTPSessionStub) async throws {
        try await DogPatchClient(server: .dogs, session: session, tokens: tokens)
            .register(name: "Zoë", email: "zoe@dogs.example", password: "p\"w")
    }
}
