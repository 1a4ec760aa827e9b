import DogPatchClient
import Foundation
import Testing

struct TokenTests {
    @Test func `a token knows when it expires`() throws {
        let token = try #require(Token(tokenText(#"{"exp": 1000, "name": "Zoë >>> ???"}"#)))

        #expect(token.expires == Date(timeIntervalSince1970: 1000))
    }

    @Test(arguments: [
        "", "a.b", "a.b.c", "a.%.c", tokenText("{}"), tokenText(#"{"exp": "soon"}"#),
        tokenText(#"{"exp": 1000}"#) + ".d", "." + tokenText(#"{"exp": 1000}"#),
        tokenText(#"{"exp": 1000}"#) + "\r\nHost: x",
    ])
    func `what is no token is nil`(text: String) {
        #expect(Token(text) == nil)
    }
}
