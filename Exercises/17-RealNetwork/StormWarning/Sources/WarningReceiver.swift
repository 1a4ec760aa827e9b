import Foundation

/// Asks a radio for warnings, and puts their chunks together.
final class WarningReceiver: RadioDelegate {
    private let radio: any Radio

    init(radio: any Radio) {
        self.radio = radio
        radio.delegate = self
    }

    /// Tells the whole warning once, or what went wrong.
    ///
    /// - Returns: the number of the warning, by which it can be cancelled.
    @discardableResult
    func warning(
        for sea: String, completion: @escaping (Result<String, any Error>) -> Void
    ) -> Int {
        radio.tune(to: sea)
    }

    /// Nobody wants this warning any more.
    func cancel(_ number: Int) {
    }

    func didReceive(_ chunk: Data, of number: Int) {
    }

    func didComplete(_ number: Int, error: (any Error)?) {
    }
}
