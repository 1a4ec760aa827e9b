import Foundation

/// What a browser or a watcher asks for.
struct PageRequest: Equatable {
    var method: String
    /// The parts between the slashes.
    var path: [String]
    var host: String
    var body: String
    var sender = NetworkAddress.loopback

    enum Reading: Equatable {
        case unfinished
        case none
        case whole(PageRequest)
    }

    /// Reads as much of HTTP/1.1 as is needed here.
    static func reading(_ bytes: [UInt8]) -> Reading {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return .unfinished }
        guard let head = String(validating: bytes[..<end.lowerBound], as: UTF8.self) else {
            return .none
        }
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
            return .none
        }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return .none }
            fields[line[..<colon].lowercased()] =
                line[line.index(after: colon)...].trimmingPrefix(" ").description
        }
        guard let length = Int(fields["content-length"] ?? "0"), length >= 0 else { return .none }
        let rest = bytes[end.upperBound...]
        if rest.count < length { return .unfinished }
        guard let body = String(validating: rest, as: UTF8.self) else { return .none }
        let path = words[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        return .whole(
            PageRequest(
                method: String(words[0]), path: path.map(String.init), host: fields["host"] ?? "",
                body: body))
    }
}

struct PageAnswer: Equatable {
    var status = "200 OK"
    var type = "text/plain"
    var location: String?
    var content: [UInt8] = []

    static let nothing = PageAnswer(status: "404 Not Found")

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

extension PageAnswer {
    init(type: String = "text/plain", body: String) {
        self.init(type: type, content: Array(body.utf8))
    }
}

/// Serves pages to this machine's browser and to nobody else or, where it is told so, to machines
/// nearby, too. No turn of it ever waits.
final class PageServer {
    private let listener: Socket
    private let hosts: Set<String>
    private let isNear: (NetworkAddress) -> Bool
    private var connections: [Int32: Connection] = [:]
    private var callers: [NetworkAddress: Allowance] = [:]

    /// How many connections there are at most, and from one machine that is not this one.
    private static let most = 64
    private static let mostPerMachine = 8
    /// How large a request may be, and how long it may take with its answer.
    private static let bytes = 8192
    private static let seconds = 5.0

    /// - Parameter port: zero for any that is free.
    /// - Parameter networks: those whose machines may ask; nil for this machine alone.
    /// - Returns: nil if the port is taken.
    init?(port: Int, near networks: [LocalNetwork]? = nil) {
        guard let listener = Socket.listening(at: networks == nil ? .loopback : .any, port: port)
        else { return nil }
        self.listener = listener
        let names = ["127.0.0.1", "localhost"] + (networks ?? []).map(\.address.description)
        hosts = Set(names.map { "\($0):\(listener.port)" })
        isNear = { address in networks?.isNear(address) ?? address.isLoopback }
    }

    var port: Int { listener.port }
    var url: String { "http://127.0.0.1:\(port)/" }

    var descriptors: [Int32] {
        [listener.descriptor]
            + connections.values.filter { $0.output.isEmpty }.map(\.socket.descriptor)
    }

    /// Reads what is asked for and answers, as far as that goes at once.
    ///
    /// - Parameter anyHost: what may be asked for in the name of another machine, as a page of
    ///   somebody else's does that makes a browser ask here.
    func serve(
        _ ready: Set<Int32>, at now: Double, anyHost: (PageRequest) -> Bool = { _ in false },
        answer: (PageRequest) -> PageAnswer
    ) {
        let guarded = { [hosts] (request: PageRequest) in
            hosts.contains(request.host) || anyHost(request) ? answer(request) : .nothing
        }
        if ready.contains(listener.descriptor) { acceptCallers(at: now, guarded) }
        for connection in connections.values {
            if ready.contains(connection.socket.descriptor) { read(connection, guarded) }
            write(connection)
            if abs(now - connection.openedAt) > Self.seconds { end(connection) }
        }
    }

    private func acceptCallers(at now: Double, _ answer: (PageRequest) -> PageAnswer) {
        for _ in 0..<Self.most {
            guard let (socket, address) = listener.caller() else { return }
            guard isNear(address), mayConnect(address, at: now) else { continue }
            // Who says nothing makes room for the next one.
            let silent = connections.values.filter(\.output.isEmpty)
            if connections.count >= Self.most,
                let oldest = silent.min(by: { $0.openedAt < $1.openedAt })
            {
                end(oldest)
            }
            if connections.count < Self.most {
                let connection = Connection(socket, from: address, at: now)
                connections[socket.descriptor] = connection
                read(connection, answer)
            }
        }
    }

    private func mayConnect(_ machine: NetworkAddress, at now: Double) -> Bool {
        if machine.isLoopback { return true }
        if callers.count > 1000 { callers = [:] }
        return connections.values.count { $0.machine == machine } < Self.mostPerMachine
            && callers[machine, default: Allowance(rate: 20, burst: 100, at: now)].take(at: now)
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
        switch PageRequest.reading(connection.input) {
        case .unfinished: return
        case .none:
            connection.output = PageAnswer(status: "400 Bad Request").bytes[...]
        case .whole(var request):
            request.sender = connection.machine
            connection.output = answer(request).bytes[...]
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
        let machine: NetworkAddress
        let openedAt: Double
        var input: [UInt8] = []
        var output: ArraySlice<UInt8> = []

        init(_ socket: Socket, from machine: NetworkAddress, at now: Double) {
            self.socket = socket
            self.machine = machine
            openedAt = now
        }
    }
}

/// How often somebody may still do something: so much a second, and some more at once.
struct Allowance: Sendable {
    let rate: Double
    let burst: Double
    private var left: Double
    private var last: Double

    init(rate: Double, burst: Double, at now: Double) {
        self.rate = rate
        self.burst = burst
        left = burst
        last = now
    }

    mutating func isThere(at now: Double) -> Bool {
        left = min(burst, left + max(0, now - last) * rate)
        last = now
        return left >= 1
    }

    /// Takes one.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    mutating func take(at now: Double) -> Bool {
        guard isThere(at: now) else { return false }
        left -= 1
        return true
    }
}
