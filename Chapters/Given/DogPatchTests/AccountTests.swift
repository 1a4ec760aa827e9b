import DogPatchClient
import Foundation
import HTTPDoubles
import Testing

struct AccountTests {
    private let text = tokenText(#"{"exp": 1000}"#)
    private let zoe = #"{"name": "Zoë", "email": "zoe@dogs.example"}"#
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
