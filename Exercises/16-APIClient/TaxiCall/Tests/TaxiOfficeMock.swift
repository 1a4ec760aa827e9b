import Testing

@testable import TaxiCall

/// Answers when the test wants it to.
final class TaxiOfficeMock: TaxiOffice {
    private(set) var addresses: [String] = []
    private var completion: ((Int?) -> Void)?

    func findTaxi(for address: String, completion: @escaping (Int?) -> Void) {
        addresses.append(address)
        self.completion = completion
    }

    func answer(_ minutes: Int?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let completion else {
            Issue.record("the office was not asked", sourceLocation: sourceLocation)
            return
        }
        self.completion = nil
        completion(minutes)
    }
}
