import Foundation

/// What a server gives to somebody who has signed in: whoever has it is that person.
public struct Token: Equatable, Sendable {
    let text: String
    /// When it stops being valid.
    public let expires: Date

    /// Nil if the text is no JSON Web Token that says when it expires.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, text.allSatisfy({ letters.contains($0) }),
            let claims = try? JSONDecoder().decode(Claims.self, from: Data(base64URL: parts[1]))
        else { return nil }
        self.text = text
        expires = Date(timeIntervalSince1970: claims.exp)
    }

    private struct Claims: Decodable {
        let exp: Double
    }
}

private let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")

extension Data {
    /// Empty if the text is no base64.
    fileprivate init(base64URL text: Substring) {
        var base64 = String(text).replacing("-", with: "+").replacing("_", with: "/")
        while base64.utf8.count % 4 != 0 { base64 += "=" }
        self = Data(base64Encoded: base64) ?? Data()
    }
}
