import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct RegisterTests {
    private let tokens = TokenStoreFake()
    private let text = tokenText(#"{"exp": 1000}"#)

    @Test func `who is new registers, and keeps a token`() async throws {
        let session = HTTPSessionStub(201, #"{"token": "\#(text)"}"#)

        try await register(session)

        let request = try #require(await session.requests.first)
        #expect(request.url?.absoluteString == "https://dogs.example/register")
        #expect(request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
        let body = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
        #expect(body == ["name": "Zoë", "email": "zoe@dogs.example", "password": "p\"w"])
        #expect(await tokens.token() == Token(text))
    }

    @Test func `who is not new is told so`() async throws {
        await #expect(throws: DogPatchError.emailTaken) {
            try await register(HTTPSessionStub(409, ""))
        }
    }
}

extension RegisterTests {
    private func register(_ session: HTTPSessionStub) async throws {
        try await DogPatchClient(server: .dogs, session: session, tokens: tokens)
            .register(name: "Zoë", email: "zoe@dogs.example", password: "p\"w")
    }
}
