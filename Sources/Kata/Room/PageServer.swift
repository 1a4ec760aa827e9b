import Foundation

/// Serves pages to this machine's browser, and to nobody else: at its own loopback address, the
/// board's behind a secret that stands in the page's address. Where it is asked for, to machines
/// nearby, too.
final class PageServer {
    private let listener: Socket
    private let secret: String?
    private let host: String
    private let isNear: (NetworkAddress) -> Bool
    private var connections: [Int32: Connection] = [:]

    private static let most = 16
    private static let bytes = 4096
    private static let seconds = 5.0

    /// - Parameter port: the one that is wanted; another if it is taken.
    /// - Parameter secret: nil where everybody on this machine may read.
    /// - Parameter host: where others reach it; nil for this machine alone.
    /// - Returns: nil if there is none.
    init?(
        port: Int, secret: String?, host: String? = nil,
        isNear: @escaping (NetworkAddress) -> Bool = { $0.isLoopback }
    ) {
        let address: NetworkAddress = host == nil ? .loopback : .any
        guard
            let listener = Socket.listening(at: address, port: port)
                ?? Socket.listening(at: address, port: 0)
        else { return nil }
        self.listener = listener
        self.host = host ?? "127.0.0.1"
        self.isNear = isNear
        self.secret = secret
    }

    var port: Int { listener.port }
    var url: String { "http://\(host):\(port)/" + (secret.map { $0 + "/" } ?? "") }

    /// The port, and what is behind it in the page's address.
    var place: (port: Int, path: String) { (port, "/" + (secret.map { $0 + "/" } ?? "")) }

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
            guard case .somebody(let socket, let address) = listener.accept() else { return }
            guard isNear(address) else { continue }
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
        let hosts = Set([host, "127.0.0.1", "localhost"]).map { "\($0):\(port)" }
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
