import Foundation

/// Where texts come from that are not in the folder.
protocol Server {
    func text(at address: String) -> String?
}

struct OfficeServer: Server {
    func text(at address: String) -> String? {
        guard let url = URL(string: address) else { return nil }
        return try? String(contentsOf: url, encoding: .utf8)
    }
}
