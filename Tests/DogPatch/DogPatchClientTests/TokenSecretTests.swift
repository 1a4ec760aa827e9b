import DogPatchClient
import Testing

struct TokenSecretTests {
    @Test func `nobody can print a token`() throws {
        struct Trouble: Error { let token: Token? }
        let trouble = Trouble(token: Token(tokenText(#"{"exp": 1000}"#)))

        var dumped = ""
        dump(trouble, to: &dumped)

        let token = try #require(trouble.token)
        for text in ["\(token)", String(reflecting: token), "\(trouble)", dumped] {
            #expect(!text.contains("secret"))
        }
    }
}
