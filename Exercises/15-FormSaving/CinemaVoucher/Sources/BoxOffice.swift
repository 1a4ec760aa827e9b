/// Takes what is booked.
protocol BoxOffice: AnyObject {
    func book(_ booking: Booking)
}

/// Knows which vouchers there are.
protocol VoucherList: AnyObject {
    /// Answers once, later, with nil if there is no voucher with this code.
    func find(_ code: String, completion: @escaping (Voucher?) -> Void)
}

/// The person before the screen.
protocol Guest: AnyObject {
    /// Shows an alert with the buttons "Yes" and "No", and answers once, when one is tapped.
    func ask(_ question: String, answer: @escaping (Bool) -> Void)
}
