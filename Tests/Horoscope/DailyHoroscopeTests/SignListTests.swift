import DailyHoroscope
import Testing

struct SignListTests {
    @Test func `who selects a row gets its sign`() {
        var selected: [String] = []
        let sut = SignListPresenter { selected.append($0.name) }

        sut.didSelectRow(4)
        sut.didSelectRow(11)
        sut.didSelectRow(12)

        #expect(sut.rows.count == 12)
        #expect(sut.rows.first == "Aries")
        #expect(selected == ["Leo", "Pisces"])
    }
}
