import Testing

@testable import CinemaVoucher

struct CinemaVoucherTests {
    let boxOffice = BoxOfficeSpy()
    let vouchers = VoucherListSpy()
    let guest = GuestSpy()
    let form: BookingForm

    init() {
        form = BookingForm(seat: "F7", boxOffice: boxOffice, vouchers: vouchers, guest: guest)
    }
}
