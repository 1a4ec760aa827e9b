@testable import ParcelTracker

/// A stub that is also a spy: it answers what the test told it, and remembers what it was asked.
final class PostOfficeStub: PostOffice {
    struct IsSilent: Error {}

    private(set) var parcels: [String] = []
    /// What it answers. Nil is no answer.
    var answer: Answer?

    init(_ answer: Answer?) {
        self.answer = answer
    }

    func answer(about parcel: String) async throws -> Answer {
        parcels.append(parcel)
        guard let answer else { throw IsSilent() }
        return answer
    }
}

/// A stub: a clock that stands still until a test moves its hands.
final class ClockStub {
    var now = 1000
}
