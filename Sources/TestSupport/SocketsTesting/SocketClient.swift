import Foundation

/// A client that knows nothing of HTTP, nor of the code that it tests.
public final class SocketClient {
    private let number: Int32
    private let giveBack: (Int32) -> Void

    /// Connects to the port of `url`; nil if nobody listens there.
    ///
    /// - Parameters:
    ///   - patience: seconds after which somebody who waits in vain gives up.
    ///   - giveBack: closes the number that it had from the system.
    public init?(
        to url: URL, at address: String = "127.0.0.1", patience: Double = 5,
        giveBack: @escaping (Int32) -> Void = { close($0) }
    ) {
        number = Self.socket()
        self.giveBack = giveBack
        var patience = timeval(tv_sec: Int(patience), tv_usec: .init(patience * 1e6) % 1_000_000)
        setsockopt(
            number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        // NB: whoever is not made in the end gives back all the same, in `deinit`.
        if Self.with(address, url, { connect(number, $0, $1) }) < 0 { return nil }
    }

    deinit { giveBack(number) }

    /// Sends the text; it has to be short.
    public func write(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes {
            Foundation.write(number, $0.baseAddress, $0.count)
        }
    }

    /// When it goes, the other end gets an error, whatever it does next.
    public func willReset() {
        var atOnce = linger(l_onoff: 1, l_linger: 0)
        setsockopt(number, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
    }

    /// What the other end sends until it closes; nil if it is silent for longer than it
    /// has patience.
    public func readAll() -> String? {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(number, &bytes, bytes.count)
            if count < 0, errno == EAGAIN { return nil }
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += bytes[..<count]
        }
    }

    /// Whether the port of `url` is free for somebody else.
    public static func canListen(at url: URL) -> Bool {
        let number = socket()
        defer { close(number) }
        return with("127.0.0.1", url) { bind(number, $0, $1) } == 0
    }

    private static func socket() -> Int32 {
        #if canImport(Darwin)
            Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #else
            Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
    }

    /// Does `work` with an address of this machine and the port of `url`.
    private static func with(
        _ address: String, _ url: URL, _ work: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = UInt16(url.port ?? 0).bigEndian
        place.sin_addr.s_addr = inet_addr(address)
        let size = socklen_t(MemoryLayout.size(ofValue: place))
        return withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { work($0, size) }
        }
    }
}
