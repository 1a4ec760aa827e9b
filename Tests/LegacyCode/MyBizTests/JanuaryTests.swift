import Testing

@testable import MyBiz

extension MyBizTests {
    @Test func `in January, overtime begins after 38 hours`() throws {
        let office = try Office()
        try office.work(4, on: (4...7).map { "2027-01-0\($0)" }, "06:00", "14:30")
        try office.work(4, on: ["2027-01-08"], "06:00", "14:00")

        let said = office.says("payroll --month 2027-01", on: (1, 31), of: 2027)

        #expect(
            said.line(of: "Piet") == "Piet de Wit        39.50   1.50     0.00    652.45    528.49")
    }

    @Test(arguments: [
        ("2026-12", (12, 31), 2026, "40.00   0.00    35.67    684.07    554.09"),
        ("2026-12", (1, 2), 2027, "40.00   0.00    35.67    684.07    554.09"),
        ("2027-01", (1, 31), 2027, "20.00   0.00     0.00    324.20    262.60"),
    ])
    func `each month is paid by its own rule, whenever it is printed`(
        month: String, day: (Int, Int), year: Int, numbers: String
    ) throws {
        let office = try Office()
        try office.work(4, on: (28...30).map { "2026-12-\($0)" }, "06:00", "17:00")
        try office.work(4, on: ["2026-12-31"], "22:00", "06:30")
        try office.work(4, on: ["2027-01-01", "2027-01-02"], "06:00", "16:30")

        let said = office.says("payroll --month \(month)", on: day, of: year)

        #expect(said.line(of: "Piet") == "Piet de Wit        " + numbers)
    }

    @Test func `in January, more than 38 hours are marked in the plan`() throws {
        let office = try Office()
        for id in [4, 5] {
            let days = (4...7).map { "2027-01-0\($0)" }
            try office.work(id, on: days, "06:00", "14:00", in: "shifts.csv")
        }
        try office.work(4, on: ["2027-01-08"], "06:00", "14:30", in: "shifts.csv")
        try office.work(5, on: ["2027-01-08"], "06:00", "15:00", in: "shifts.csv")

        let said = office.says("schedule --week 2027-01-04", on: (1, 4), of: 2027)

        #expect(said.line(of: "Piet") == "Piet de Wit        38.00")
        #expect(said.line(of: "Samira") == "Samira Aydin       38.50 !")
    }

    @Test func `January is the same, whenever it is printed`() throws {
        let office = try Office()
        try office.work(4, on: ["2027-01-04"], "06:00", "14:30")

        let soon = office.says("payroll --month 2027-01", on: (1, 31), of: 2027)
        let late = office.says("payroll --month 2027-01", on: (6, 15), of: 2029)

        #expect(differingLines(of: [soon, late]) == [1])
    }

    @Test func `in January, the paper says how overtime is paid`() throws {
        let office = try Office()
        try office.work(4, on: (4...8).map { "2027-01-0\($0)" }, "06:00", "14:30")
        try office.change("employees.csv") {
            $0 + "7;Tim Wolters;Bakery;trainee;890.00;2025-08-01;yes;\n"
        }
        try office.work(7, on: (4...8).map { "2027-01-0\($0)" }, "06:00", "14:30")

        let said = office.says("payroll --month 2027-01", on: (1, 31), of: 2027)

        #expect(said.line(of: "  2.00 ") == "  2.00 hours of it are overtime, each paid 1.50 times")
        #expect(said.components(separatedBy: "are overtime").count == 2)
    }
}
