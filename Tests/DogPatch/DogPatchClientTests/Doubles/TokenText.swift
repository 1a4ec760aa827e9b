import Foundation

/// A JSON Web Token with these claims.
func tokenText(_ claims: String) -> String {
    let base64 = Data(claims.utf8).base64EncodedString().replacing("=", with: "")
    return "head.\(base64.replacing("+", with: "-").replacing("/", with: "_")).secret"
}
