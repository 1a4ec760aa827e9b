import Testing

@testable import MyBizBefore

extension Tag {
    /// It holds a bug still, because somebody relies on it.
    @Tag static var pinned: Self
}

struct HoursTests {
    private let biz = MyBiz()

    @Test(arguments: [(7.0, 7.0), (7.1, 7.25), (7.25, 7.25), (7.3, 7.5), (7.9, 8.0)])
    func `a quarter that has begun is paid`(hours: Double, paid: Double) {
        #expect(biz.roundHours(hours) == paid)
    }

    // The bakers count on it: their break is paid.
    @Test(.tags(.pinned)) func `a night has no break`() {
        #expect(biz.hours(from: "22:00", to: "06:00") == 8)
    }
}
