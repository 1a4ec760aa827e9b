import Foundation

@testable import StormWarning

/// A radio without an antenna: it receives what the test wants, when the test wants it.
final class RadioMock: Radio {
    weak var delegate: (any RadioDelegate)?
    /// The seas it was tuned to, in order. The first warning has the number 1.
    private(set) var seas: [String] = []
    /// The numbers of the warnings that were given up, in order.
    private(set) var stopped: [Int] = []

    func tune(to sea: String) -> Int {
        seas.append(sea)
        return seas.count
    }

    func stop(_ number: Int) {
        stopped.append(number)
    }

    func receive(_ chunk: Data, of number: Int = 1) {
        delegate?.didReceive(chunk, of: number)
    }

    func receive(_ text: String, of number: Int = 1) {
        receive(Data(text.utf8), of: number)
    }

    func complete(_ number: Int = 1, error: (any Error)? = nil) {
        delegate?.didComplete(number, error: error)
    }
}

/// Nothing but noise is received.
struct Noise: Error, Equatable {}
