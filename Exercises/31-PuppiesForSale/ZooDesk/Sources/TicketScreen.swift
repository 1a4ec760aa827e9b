import Foundation

/// The screen at the gate: what a day costs, and how many people have come.
struct TicketScreen {
    let token: String?

    /// What a ticket costs on this day; everybody may know it.
    func price(on day: String) -> Request {
        var address = "https://zoo.example/api/prices"
        if !day.isEmpty {
            address += "?day="
            for character in day.utf8 {
                let letter = String(UnicodeScalar(character))
                if letter.range(of: "^[A-Za-z0-9]$", options: .regularExpression) != nil {
                    address += letter
                } else {
                    address += String(format: "%%%02X", character)
                }
            }
        }
        let headers = ["Accept": "text/plain"]
        return Request(address: address, headers: headers)
    }

    /// Writes down how many people have come on this day.
    func count(_ people: Int, on day: String) -> Request {
        var address = "https://zoo.example/api/visitors"
        if !day.isEmpty {
            address += "?day="
            for character in day.utf8 {
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
        headers["Content-Type"] = "text/plain"
        return Request(method: "PUT", address: address, headers: headers, body: "\(people)")
    }
}
