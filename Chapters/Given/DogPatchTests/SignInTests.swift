import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct SignInTests {
    private let tokens = TokenStoreFake()
    private let text = tokenText(#"{"exp": 1000}"#)
}

extension SignInTests {
    private func client(_ session: HTTPSessionStub) -> DogPatchClient {
        DogPatchClient(server: .dogs, session: session, tokens: tokens)
    }
}
