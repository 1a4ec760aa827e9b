import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// A session that goes nowhere but where it was asked to go, and keeps nothing on the disk.
    public static func staying() -> URLSession {
        URLSession(configuration: .ephemeral, delegate: Staying(), delegateQueue: nil)
    }
}

private final class Staying: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
