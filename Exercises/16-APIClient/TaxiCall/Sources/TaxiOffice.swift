/// Knows where the taxis are.
protocol TaxiOffice: AnyObject {
    /// Answers once, later: in how many minutes a taxi can be there, or nil if none is free.
    func findTaxi(for address: String, completion: @escaping (Int?) -> Void)
}
