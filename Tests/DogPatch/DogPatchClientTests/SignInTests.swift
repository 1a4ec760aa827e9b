import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct SignInTests {
    private let tokens = TokenStoreFake()
    private let text = tokenText(#"{"exp": 1000}"#)

    @Test func `who signs in shows a password, and keeps a token`() async throws {
        let session = HTTPSessionStub(200, #"{"token": "\#(text)", "hello": 7}"#)

        try await client(session).signIn(email: "zoe@dogs.example", password: "pä:ss")

        let request = try #require(await session.requests.first)
        #expect(request.url?.absoluteString == "https://dogs.example/sign-in")
        #expect(request.httpMethod == "POST")
        let header = request.value(forHTTPHeaderField: "Authorization")
        #expect(header == "Basic em9lQGRvZ3MuZXhhbXBsZTpww6Q6c3M=")
        #expect(await tokens.token() == Token(text))
    }

    @Test(arguments: [
        (401, tokenText(#"{"exp": 2000}"#), DogPatchError.wrongPassword),
        (403, tokenText(#"{"exp": 2000}"#), .status(403)),
        (302, tokenText(#"{"exp": 2000}"#), .redirected), (200, "no token", .unreadable),
    ])
    func `who is refused stays who they were`(
        status: Int, answer: String, error: DogPatchError
    ) async throws {
        await tokens.keep(Token(text))
        let session = HTTPSessionStub(status, #"{"token": "\#(answer)"}"#)

        await #expect(throws: error) {
            try await client(session).signIn(email: "zoe@dogs.example", password: "guess")
        }
        #expect(await tokens.token() == Token(text))
    }

    @Test func `a token that cannot be kept is a problem`() async {
        let nowhere = TokenFile(URL(fileURLWithPath: "/no/such/folder/token"))
        let session = HTTPSessionStub(200, #"{"token": "\#(text)"}"#)
        let sut = DogPatchClient(server: .dogs, session: session, tokens: nowhere)

        await #expect(throws: DogPatchError.tokenNotSaved) {
            try await sut.signIn(email: "zoe@dogs.example", password: "p")
        }
        await #expect(throws: DogPatchError.tokenNotSaved) { try await sut.signOut() }
    }

    @Test func `who signs out has no token`() async throws {
        await tokens.keep(Token(text))
        let session = HTTPSessionStub(500, "")

        try await client(session).signOut()

        #expect(await tokens.token() == nil)
        #expect(await session.requests == [])
    }
}

extension SignInTests {
    private func client(_ session: HTTPSessionStub) -> DogPatchClient {
        DogPatchClient(server: .dogs, session: session, tokens: tokens)
    }
}
