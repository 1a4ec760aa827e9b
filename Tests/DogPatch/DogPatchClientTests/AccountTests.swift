import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct AccountTests {
    private let text = tokenText(#"{"exp": 1000}"#)
    private let zoe = #"{"name": "Zoë", "email": "zoe@dogs.example"}"#

    @Test func `who shows the token is known`() async throws {
        let session = HTTPSessionStub(200, zoe)
        let tokens = TokenStoreFake(Token(text))

        let account = try await client(session, tokens).account()

        #expect(account == Account(name: "Zoë", email: "zoe@dogs.example"))
        let request = try #require(await session.requests.first)
        #expect(request.url?.absoluteString == "https://dogs.example/account")
        #expect(request.httpMethod == "GET")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer \(text)")
    }

    @Test(arguments: [1000.0, 1001])
    func `an expired token is not used again`(time: Double) async {
        let session = HTTPSessionStub(200, zoe)
        let sut = client(session, TokenStoreFake(Token(text)), at: time)

        await #expect(throws: DogPatchError.notSignedIn) { try await sut.account() }
        #expect(await session.requests == [])
    }

    @Test func `a token that is refused is forgotten`() async {
        let tokens = TokenStoreFake(Token(text))
        let session = HTTPSessionStub(401, "")
        let sut = client(session, tokens)

        await #expect(throws: DogPatchError.notSignedIn) { try await sut.account() }
        #expect(await tokens.token() == nil)

        await #expect(throws: DogPatchError.notSignedIn) { try await sut.account() }
        #expect(await session.requests.count == 1)
    }

    @Test func `a late 401 signs nobody out`() async {
        let tokens = TokenStoreFake(Token(text))
        let newer = Token(tokenText(#"{"exp": 2000}"#))
        let session = LateRefusal { await tokens.keep(newer) }
        let sut = DogPatchClient(server: .dogs, session: session, tokens: tokens) {
            Date(timeIntervalSince1970: 999)
        }

        await #expect(throws: DogPatchError.notSignedIn) { try await sut.account() }
        #expect(await tokens.token() == newer)
    }
}

extension AccountTests {
    private func client(
        _ session: HTTPSessionStub, _ tokens: TokenStoreFake, at time: Double = 999
    ) -> DogPatchClient {
        DogPatchClient(server: .dogs, session: session, tokens: tokens) {
            Date(timeIntervalSince1970: time)
        }
    }
}
