import DogPatchClient
import Foundation
import HTTP
import HTTPDoubles
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

final class UpdateProfileTests {
    private let picture = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private let form: ProfileForm
    private let tokens = TokenStoreFake(Token(tokenText(#"{"exp": 9000000000}"#)))
    private let zoe = #"{"name": "Zoë", "email": "zoe@dogs.example"}"#

    init() throws {
        try Data("🐶".utf8).write(to: picture)
        form = try ProfileForm(name: "Zoë", picture: picture) { "B" }
    }

    deinit { try? FileManager.default.removeItem(at: picture) }

    @Test func `name and picture are put on the server`() async throws {
        let session = HTTPSessionStub(200, zoe)

        let account = try await client(session).updateProfile(form)

        #expect(account == Account(name: "Zoë", email: "zoe@dogs.example"))
        let request = try #require(await session.requests.first)
        #expect(request.httpMethod == "PUT")
        #expect(request.url?.absoluteString == "https://dogs.example/account")
        let type = request.value(forHTTPHeaderField: "Content-Type")
        #expect(type == "multipart/form-data; boundary=B")
        let bearer = request.value(forHTTPHeaderField: "Authorization")
        #expect(bearer == "Bearer \(tokenText(#"{"exp": 9000000000}"#))")
        #expect(String(decoding: request.httpBody ?? Data(), as: UTF8.self) == (try form.text()))
    }

    @Test func `who is refused signs in, and sends the same again`() async throws {
        let token = await tokens.token()
        await #expect(throws: DogPatchError.notSignedIn) {
            try await client(HTTPSessionStub(401, zoe)).updateProfile(form)
        }
        #expect(await tokens.token() == nil)

        await tokens.keep(token)
        let session = HTTPSessionStub(200, zoe)
        _ = try await client(session).updateProfile(form)

        let body = await session.requests.first?.httpBody ?? Data()
        #expect(String(decoding: body, as: UTF8.self) == (try form.text()))
    }

    @Test(arguments: [200, 401, 500])
    func `nothing stays on the disk`(status: Int) async throws {
        let session = SendingSpy(status)

        _ = try? await client(session).updateProfile(form)

        let sent = try #require(await session.sent)
        #expect(sent.permissions == 0o600)
        #expect(!FileManager.default.fileExists(atPath: sent.file.path))
    }

    @Test func `a full disk is no bad picture, and a lost picture no full disk`() async throws {
        let error = await #expect(throws: DogPatchError.self) {
            try await fullDisk.updateProfile(form)
        }
        #expect(
            error?.sentence
                == "The disk has no room for a copy of the picture. Make some, and try again.")

        try FileManager.default.removeItem(at: picture)
        await #expect(throws: DogPatchError.noPicture) {
            try await client(HTTPSessionStub(200, zoe)).updateProfile(form)
        }
    }

    @Test func `who is not signed in copies nothing`() async {
        await tokens.keep(nil)

        await #expect(throws: DogPatchError.notSignedIn) {
            try await fullDisk.updateProfile(form)
        }
    }
}

extension UpdateProfileTests {
    private func client(_ session: any FileSendingSession) -> DogPatchClient {
        DogPatchClient(server: .dogs, session: session, tokens: tokens)
    }

    private var fullDisk: DogPatchClient {
        DogPatchClient(
            server: .dogs, session: HTTPSessionStub(200, zoe), tokens: tokens,
            copies: URL(fileURLWithPath: "/no/such/folder"))
    }
}
