import Foundation

/// The keepers' screen: when animals are fed, and how they are.
struct FeedingScreen {
    let token: String?

    /// When this animal is fed.
    func times(of animal: String) -> Request {
        var address = "https://zoo.example/api/feedings"
        if !animal.isEmpty {
            address += "?animal="
            for character in animal.utf8 {
                let letter = String(UnicodeScalar(character))
                if letter.range(of: "^[A-Za-z0-9]$", options: .regularExpression) != nil {
                    address += letter
                } else {
                    address += String(format: "%%%02X", character)
                }
            }
        }
        var headers = ["Accept": "text/plain"]
        if let token {
            if !token.isEmpty {
                headers["Authorization"] = "Keeper \(token)"
            }
        }
        return Request(address: address, headers: headers)
    }

    /// Writes a note about this animal.
    func note(_ text: String, about animal: String) -> Request {
        var address = "https://zoo.example/api/notes"
        if !animal.isEmpty {
            address += "?animal="
            for character in animal.utf8 {
                let letter = String(UnicodeScalar(character))
                if letter.range(of: "^[A-Za-z0-9]$", options: .regularExpression) != nil {
                    address += letter
                } else {
                    address += String(format: "%%%02X", character)
                }
            }
        }
        var headers = ["Accept": "text/plain"]
        headers["Content-Type"] = "text/plain"
        if let token {
            if !token.isEmpty {
                headers["Authorization"] = "Keeper \(token)"
            }
        }
        return Request(method: "POST", address: address, headers: headers, body: text)
    }
}
