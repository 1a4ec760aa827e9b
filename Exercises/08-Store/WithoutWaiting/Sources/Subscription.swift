/// The right to be called, until it is cancelled.
final class Subscription {
    fileprivate(set) var receive: (([String]) -> Void)?

    init(_ receive: @escaping ([String]) -> Void) {
        self.receive = receive
    }

    func cancel() {
        receive = nil
    }
}
