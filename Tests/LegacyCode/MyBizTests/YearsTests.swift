import Testing

@testable import MyBiz

struct YearsTests {
    private let biz = MyBiz()
    private let lena = Employee(["3", "Lena", "Bakery", "hour", "17.85", "2022-01-31", "yes"])

    @Test(arguments: [("2027-01-30", 4), ("2027-01-31", 5), ("2027-02-01", 5)])
    func `a year is full on its day`(day: String, years: Int) throws {
        let date = try #require(fmt.date(from: day))

        #expect(biz.years(lena, on: date) == years)
    }

    @Test(arguments: [("2027-01", 5), ("2027-02", 5), ("2031-12", 9), ("2032-01", 10)])
    func `from January, years count to the end of the month`(month: String, years: Int) {
        biz.month = month

        #expect(biz.years(lena) == years)
    }
}
