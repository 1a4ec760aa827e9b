import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct ListingsTests {
    @Test func `the puppies on the server are read`() async throws {
        let body = #"[{"id": "7", "breed": "Beagle", "weeks": 9, "price": 950}]"#

        let listings = try await client(HTTPSessionStub(200, body)).listings()

        #expect(listings == [SaleListing(id: "7", breed: "Beagle", weeks: 9, price: 950)])
    }

    @Test func `the server is asked for its listings, and not for ever`() async throws {
        let session = HTTPSessionStub(200, "[]")

        _ = try await client(session).listings()

        let request = try #require(await session.requests.first)
        #expect(request.url?.absoluteString == "https://dogs.example/listings")
        #expect(request.httpMethod == "GET")
        #expect(request.timeoutInterval == 15)
        #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
    }

    @Test(arguments: [
        (404, "[]", DogPatchError.status(404)), (199, "[]", .status(199)),
        (300, "[]", .redirected), (399, "[]", .redirected), (400, "[]", .status(400)),
        (200, "", .unreadable), (299, "<h1>Sorry</h1>", .unreadable),
        (200, #"[{"id": "7", "breed": "Beagle""#, .unreadable),
        (200, #"[{"id": "7", "breed": "Beagle", "weeks": "9", "price": 1}]"#, .unreadable),
        (200, #"[{"id": "7", "breed": "Beagle", "weeks": -1, "price": 1}]"#, .unreadable),
    ])
    func `what is no list of puppies is an error`(
        status: Int, body: String, error: DogPatchError
    ) async {
        await #expect(throws: error) {
            try await client(HTTPSessionStub(status, body)).listings()
        }
    }

    @Test(arguments: [
        (URLError.Code.timedOut, DogPatchError.tooSlow), (.notConnectedToInternet, .noAnswer),
    ])
    func `no answer is an error`(cause: URLError.Code, error: DogPatchError) async {
        await #expect(throws: error) {
            try await client(HTTPSessionStub(.failure(URLError(cause)))).listings()
        }
    }

    @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
    func `whoever has given up is not told that nobody answers`(error: any Error) async {
        await #expect(throws: DogPatchError.cancelled) {
            try await client(HTTPSessionStub(.failure(error))).listings()
        }
    }
}

extension ListingsTests {
    private func client(_ session: HTTPSessionStub) -> DogPatchClient {
        let tokens = TokenStoreFake(Token(tokenText(#"{"exp": 9000000000}"#)))
        return DogPatchClient(server: .dogs, session: session, tokens: tokens)
    }
}
