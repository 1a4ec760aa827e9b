@testable import Kiln

/// Stands in for the phone, and remembers each call.
final class PhoneSpy: Phone {
    private(set) var calls: [String] = []

    func call(_ potter: String, words: String) {
        let call = "\(potter): \(words)"
        if !calls.contains(call) { calls.append(call) }
    }
}
