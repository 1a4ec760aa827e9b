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
