/// The form in which a guest books a seat.
final class BookingForm {
    /// The code of a voucher, as it was typed.
    var code = ""
    private let seat: String
    private let boxOffice: any BoxOffice
    private let vouchers: any VoucherList
    private let guest: any Guest

    init(
        seat: String, boxOffice: any BoxOffice, vouchers: any VoucherList, guest: any Guest
    ) {
        self.seat = seat
        self.boxOffice = boxOffice
        self.vouchers = vouchers
        self.guest = guest
    }

    /// The guest has tapped "Book".
    func book() {
    }
}
