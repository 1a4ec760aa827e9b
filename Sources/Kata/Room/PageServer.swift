import Foundation

/// Serves pages to this machine's browser, and to nobody else: at its own loopback address, the
/// board's behind a secret that stands in the page's address.
final class PageServer {
    private let listener: Socket
    private let secret: String?
    private var connections: [Int32: Connection] = [:]

    private static let most = 16
    private static let bytes = 4096
    private static let seconds = 5.0

    /// - Parameter port: the one that is wanted; another if it is taken.
    /// - Parameter secret: nil where everybody on this machine may read.
    /// - Returns: nil if there is none.
    init?(port: Int, secret: String?) {
        guard
            let listener = Socket.listening(at: .loopback, port: port)
                ?? Socket.listening(at: .loopback, port: 0)
        else { return nil }
        self.listener = listener
        self.secret = secret
    }

    var port: Int { listener.port }
    var url: String { "http://127.0.0.1:\(port)/" + (secret.map { $0 + "/" } ?? "") }

    var descriptors: [Int32] {
        [listener.descriptor]
            + connections.values.filter { $0.output.isEmpty }
            .map(\.socket.descriptor)
    }

    /// Reads what is asked for and answers, as far as that goes at once.
    func serve(_ ready: Set<Int32>, at now: Double, answer: (PageRequest) -> PageAnswer) {
        if ready.contains(listener.descriptor) { acceptCallers(at: now, answer) }
        for connection in connections.values {
            if ready.contains(connection.socket.descriptor) { read(connection, answer) }
            write(connection)
            if now - connection.openedAt > Self.seconds { end(connection) }
        }
    }

    private func acceptCallers(at now: Double, _ answer: (PageRequest) -> PageAnswer) {
        for _ in 0..<Self.most {
            guard case .somebody(let socket, _) = listener.accept() else { return }
            // Who says nothing makes room for the next one.
            let silent = connections.values.filter(\.output.isEmpty)
            if connections.count >= Self.most,
                let oldest = silent.min(by: { $0.openedAt < $1.openedAt })
            {
                end(oldest)
            }
            if connections.count < Self.most {
                let connection = Connection(socket, at: now)
                connections[socket.descriptor] = connection
                read(connection, answer)
            }
        }
    }

    private func read(_ connection: Connection, _ answer: (PageRequest) -> PageAnswer) {
        guard connection.output.isEmpty else { return }
        switch connection.socket.read() {
        case .nothing: return
        case .end: return end(connection)
        case .bytes(let bytes): connection.input += bytes
        }
        guard connection.input.count <= Self.bytes else {
            connection.output = PageAnswer(status: "413 Content Too Large").bytes[...]
            return
        }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        switch PageRequest.reading(connection.input) {
        case .unfinished: return
        case .none:
            connection.output = PageAnswer(status: "400 Bad Request").bytes[...]
        case .whole(let request):
            // A page of somebody else's that makes the browser ask here has neither.
            let isTold = secret == nil || request.path.first == secret
            let reply =
                hosts.contains(request.host) && isTold
                ? answer(secret == nil ? request : request.inside)
                : PageAnswer(status: "404 Not Found")
            connection.output = reply.bytes[...]
        }
    }

    private func write(_ connection: Connection) {
        guard !connection.output.isEmpty else { return }
        guard let count = connection.socket.write(connection.output.prefix(1 << 18)) else {
            return end(connection)
        }
        connection.output = connection.output.dropFirst(count)
        if connection.output.isEmpty { end(connection) }
    }

    private func end(_ connection: Connection) {
        connections[connection.socket.descriptor] = nil
    }

    private final class Connection {
        let socket: Socket
        let openedAt: Double
        var input: [UInt8] = []
        var output: ArraySlice<UInt8> = []

        init(_ socket: Socket, at now: Double) {
            self.socket = socket
            openedAt = now
        }
    }
}

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
    fileprivate var inside: PageRequest {
        var request = self
        request.path = Array(path.dropFirst())
        return request
    }
}

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

    fileprivate var bytes: [UInt8] {
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
