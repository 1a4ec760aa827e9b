import Foundation

/// A client that knows nothing of HTTP.
final class Client {
    private let number: Int32

    /// Comes in; nil if nobody listens there.
    init?(to url: URL, at address: String = "127.0.0.1") {
        number = Self.socket()
        // Who waits in vain gives up.
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(
            number, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let result = Self.with(address, url) { connect(number, $0, $1) }
        if result < 0 {
            close(number)
            return nil
        }
    }

    deinit { close(number) }

    func say(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
    }

    /// When it goes, the other end gets an error, whatever it does next.
    func willSlamTheDoor() {
        var atOnce = linger(l_onoff: 1, l_linger: 0)
        setsockopt(number, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
    }

    /// What the other end says until it hangs up.
    func hear() -> String {
        var heard: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(number, &bytes, bytes.count)
            guard count > 0 else { return String(decoding: heard, as: UTF8.self) }
            heard += bytes[..<count]
        }
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
