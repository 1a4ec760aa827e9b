/// Where notices hang.
protocol Board: AnyObject {
    func pin(_ notice: Notice)
}

/// Knows where the addresses of the town are.
protocol TownMap: AnyObject {
    /// Answers once, later, with nil if nobody knows this address.
    func find(_ address: String, completion: @escaping (Position?) -> Void)
}
