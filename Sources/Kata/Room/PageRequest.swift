import Foundation

/// What a browser asks for.
struct PageRequest: Equatable {
    var method: String
    /// The parts between the slashes.
    var path: [String]
    var host: String
    var body: String

    enum Reading: Equatable {
        case unfinished
        case none
        case whole(PageRequest)
    }

    /// Reads as much of HTTP/1.1 as a browser needs here.
    static func reading(_ bytes: [UInt8]) -> Reading {
        guard let text = String(validating: bytes, as: UTF8.self) else { return .none }
        guard let end = text.range(of: "\r\n\r\n") else { return .unfinished }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
            return .none
        }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return .none }
            fields[line[..<colon].lowercased()] =
                line[line.index(after: colon)...]
                .trimmingPrefix(" ").description
        }
        let body = String(text[end.upperBound...])
        guard let length = Int(fields["content-length"] ?? "0"), length >= 0 else { return .none }
        if body.utf8.count < length { return .unfinished }
        let path = words[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return .whole(
            PageRequest(
                method: String(words[0]), path: path.map(String.init), host: fields["host"] ?? "",
                body: body))
    }

    /// What is asked for behind the secret.
    var inside: PageRequest {
        var request = self
        request.path = Array(path.dropFirst())
        return request
    }
}

/// What it is given.
struct PageAnswer: Equatable {
    var status: String
    var type: String
    var location: String?
    var content: [UInt8]

    init(
        status: String = "200 OK", type: String = "text/plain", location: String? = nil,
        content: [UInt8] = []
    ) {
        self.status = status
        self.type = type
        self.location = location
        self.content = content
    }

    init(type: String = "text/plain", body: String) {
        self.init(type: type, content: Array(body.utf8))
    }

    var bytes: [UInt8] {
        let fields = [
            "HTTP/1.1 \(status)", "Content-Type: \(type); charset=utf-8",
            "Content-Length: \(content.count)", "Connection: close", "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "X-Frame-Options: DENY",
        ]
        let head = (fields + (location.map { ["Location: " + $0] } ?? [])).joined(separator: "\r\n")
        return Array((head + "\r\n\r\n").utf8) + content
    }
}
