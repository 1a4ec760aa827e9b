import Foundation
import Sockets

/// A request as it comes to a server, with its body.
public struct HTTPRequest: Equatable, Sendable {
    /// Such as `GET`; empty if nothing was said.
    public let method: String
    /// What follows the method, such as `/items?page=2`.
    public let path: String
    /// Their names in small letters.
    public let headers: [String: String]
    /// As many bytes as its head promises.
    public let body: Data

    /// A request as it would come; the names of the headers in small letters.
    public init(method: String, path: String, headers: [String: String] = [:], body: Data = Data())
    {
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body
    }

    /// Nil as long as something is missing.
    init?(_ bytes: Data) {
        guard let gap = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self)
            .components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard let name = parts.first, let value = parts.last, parts.count == 2 else { continue }
            headers[name.lowercased()] = value.trimmingCharacters(in: .whitespaces)
        }
        let length = headers["content-length"].flatMap { UInt($0) } ?? 0
        let rest = bytes[gap.upperBound...]
        guard rest.count >= length else { return nil }
        let words = lines[0].split(separator: " ").map(String.init)
        self.init(
            method: words.first ?? "", path: words.dropFirst().first ?? "", headers: headers,
            body: Data(rest.prefix(Int(length))))
    }
}

/// What a server says to a request.
public struct HTTPReply: Equatable, Sendable {
    /// Such as 200.
    public let status: Int
    /// Its bytes; their number is sent with them.
    public let body: Data

    /// An answer with this status and body.
    public init(_ status: Int, _ body: Data = Data()) {
        self.status = status
        self.body = body
    }

    var bytes: Data {
        let head =
            "HTTP/1.1 \(status) Whatever\r\nContent-Length: \(body.count)\r\n"
            + "Connection: close\r\n\r\n"
        return Data(head.utf8) + body
    }
}

extension Socket {
    /// Nil if the other end goes before all has come, or if the stop signal comes.
    func request(before stopSignal: Socket) -> HTTPRequest? {
        var heard = Data()
        while let bytes = read(before: stopSignal) {
            heard += bytes
            if let request = HTTPRequest(heard) { return request }
        }
        return nil
    }
}
