import Testing

@testable import CinemaVoucher

/// Remembers what was booked, in order.
final class BoxOfficeSpy: BoxOffice {
    private(set) var bookings: [Booking] = []

    func book(_ booking: Booking) {
        bookings.append(booking)
    }
}

/// Remembers what it was asked for, and answers when the test wants it to.
final class VoucherListSpy: VoucherList {
    private(set) var codes: [String] = []
    private var completion: ((Voucher?) -> Void)?

    func find(_ code: String, completion: @escaping (Voucher?) -> Void) {
        codes.append(code)
        self.completion = completion
    }

    func answer(_ voucher: Voucher?, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let completion else {
            Issue.record("no voucher was looked up", sourceLocation: sourceLocation)
            return
        }
        self.completion = nil
        completion(voucher)
    }
}

/// Remembers the questions, and taps "Yes" or "No" when the test wants it to.
final class GuestSpy: Guest {
    private(set) var questions: [String] = []
    private var answer: ((Bool) -> Void)?

    func ask(_ question: String, answer: @escaping (Bool) -> Void) {
        questions.append(question)
        self.answer = answer
    }

    func answer(yes: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let answer else {
            Issue.record("the guest was not asked", sourceLocation: sourceLocation)
            return
        }
        self.answer = nil
        answer(yes)
    }
}
