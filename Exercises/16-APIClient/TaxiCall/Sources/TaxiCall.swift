/// A customer calls a taxi, and wants to be told when it comes.
final class TaxiCall {
    private let office: any TaxiOffice

    init(office: any TaxiOffice) {
        self.office = office
    }

    /// Tells the customer once, when the office has answered.
    func order(to address: String, tell: @escaping (String) -> Void) {
        office.findTaxi(for: address) { minutes in
            guard let minutes, minutes > 0 else { return }
            tell("Your taxi comes in \(minutes) minutes.")
        }
    }
}
