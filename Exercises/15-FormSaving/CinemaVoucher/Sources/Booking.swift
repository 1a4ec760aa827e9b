/// A seat that is taken.
struct Booking: Equatable {
    let seat: String
    /// What pays for it; nil, if the guest pays.
    var voucher: Voucher?
}

struct Voucher: Equatable {
    let code: String
    let cents: Int
}

extension Booking: CustomStringConvertible {
    /// What a failing test shows.
    var description: String {
        seat + (voucher.map { " with \($0.code) of \($0.cents) cents" } ?? " without a voucher")
    }
}
