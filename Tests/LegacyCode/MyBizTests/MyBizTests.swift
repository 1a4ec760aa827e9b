import Foundation
import Testing

@testable import MyBiz

@Suite(.serialized) struct MyBizTests {
    @Test func `three runs say the same`() throws {
        let texts = try (1...3).map { _ in try Office().says("payroll --month 2026-10") }

        #expect(differingLines(of: texts) == [])
    }

    // Months before 2027 alone: what has been paid has been paid, says the owner.
    @Test(.tags(.pinned)) func `who prints a month later pays more`() throws {
        let office = try Office()

        let october = office.says("payroll --month 2026-10", on: (10, 31))
        let december = office.says("payroll --month 2026-10", on: (12, 15))

        #expect(differingLines(of: [october, december]) == [1, 6, 7, 10, 12])
    }

    @Test func `the payroll of October`() throws {
        try expectHeld(Office().says("payroll --month 2026-10"), as: "payroll")
    }

    @Test func `strange people are paid as ever`() throws {
        let office = try Office()
        try office.change("employees.csv") {
            $0 + """
                7;Tim Wolters;Bakery;trainee;890.00;2025-08-01;yes;year 2
                8;Greta Lund;Shop;mini;14.10;2022-09-12;yes;
                9;Nils Roth;Delivery;hour;16.00;2016-10-31;yes;
                10;Ida Storm;Office;guest;1.00;2026-01-01;yes;
                9;Nils Roth

                """
        }
        try office.change("timesheets.csv") {
            $0 + """
                2026-10-03;7;05:00;13:00;
                2026-10-05;8;06:00;20:00;
                2026-10-06;8;06:00;22:00;
                2026-10-07;8;06:00;22:00;
                2026-10-12;9;06:00;14:30;
                2026-10-13;9;06:00;14:30;
                2026-10-14;9;06:00;14:30;
                2026-10-15;9;06:00;14:30;
                2026-10-16;9;;;vacation
                2026-10-19;9;;;sick
                2026-10-20;9;;;sick
                2026-10-21;9;;;sick
                2026-10-22;9;;;sick
                2026-10-23;77;06:00;14:00;
                2026-10-23;9;6 o'clock;14:00;
                2026-10-33;9;06:00;14:00;

                """
        }

        try expectHeld(office.says("payroll --month 2026-10"), as: "strange")
    }

    @Test(arguments: [
        ("hours", "hours --month 2026-10"),
        ("hours-of-piet", "hours --name piet"),
        ("schedule", "schedule --week 2026-10-07"),
        ("schedule-holiday", "schedule --week 2026-10-31"),
        ("stock", "-v stock"),
        ("order", "order"),
        ("no-month", "payroll --month 2026-13"),
        ("usage", "bake"),
    ])
    func `each command says what it has always said`(name: String, words: String) throws {
        try expectHeld(Office().says(words), as: name)
    }

    // Bookkeeping books the cent as a difference each month.
    @Test(.tags(.pinned)) func `the total for the bank is a cent more than its lines`() throws {
        let office = try Office()
        _ = office.says("payroll --month 2026-10")

        try expectHeld(office.text(of: "payroll-2026-10.csv"), as: "bank")
    }

    // The shop writes down what it has taken before the delivery is booked.
    @Test(.tags(.pinned)) func `more is taken than there is`() throws {
        let office = try Office()

        let said = ["flour --amount -25", "but --amount 2,5", "yeast --amount -1", "b --amount 1"]
            .map { office.says("book --article " + $0) }.joined()

        try expectHeld(said + office.text(of: "stock.csv"), as: "book")
    }

    @Test func `when the server of the office is silent, the last list is used`() throws {
        let office = try Office()
        try office.change("settings.txt") { $0 + "holidays=http://127.0.0.1:0/\n" }

        let said = office.says("hours --name samira")

        #expect(said.hasPrefix("(The server of the office does not answer."))
        #expect(said.contains("4.00 German Unity Day"))
    }

    @Test(arguments: [
        ("payroll", "-v payroll --month 2026-10"),
        ("december", "payroll --month 2026-12"),
        ("hours", "hours"),
        ("schedule", "schedule --week 2026-10-18"),
        ("new-year", "schedule --week 2027-01-01"),
        ("stock", "stock"),
        ("order", "order"),
    ])
    func `in the other office, each command says the same as ever`(
        name: String, words: String
    ) throws {
        try expectHeld(Office("odd").says(words), as: "odd/" + name)
    }

    // To be told: the program says that her number is there twice, and pays both lines.
    @Test(.tags(.pinned)) func `who stands twice in the list is paid twice`() throws {
        let said = try Office("odd").says("payroll --month 2026-10")

        #expect(said.matches(of: /\nCarla Cohn/).count == 2)
    }

    @Test func `a word in the settings is no number`() throws {
        let office = try Office()
        try office.change("settings.txt") { $0 + "overtime=much\nnight=more\ntax=none\n" }

        try expectHeld(office.says("payroll --month 2026-10"), as: "payroll")
    }

    // Told, and changed: a line that cannot be read stays in the file.
    @Test func `what is booked stands in the log`() throws {
        let office = try Office("odd")

        let said = ["TEA --amount 1.5", "ca --amount 1", "CAK --amount 1"]
            .map { office.says("book --article " + $0) }.joined()

        let files = try office.text(of: "stock.csv") + office.text(of: "log.txt")
        try expectHeld(said + files, as: "odd/book")
    }

    @Test(arguments: [
        ("stock", 0),
        ("payroll --month 2026-10", 1),
        ("payroll --month 2026-01", 0), ("payroll --month 2026-12", 0),
        ("payroll --month 2026-00", 1), ("payroll --month 2026-1", 1),
        ("payroll --month 2026-1x", 1), ("payroll --month 2026.010", 1),
        ("payroll", 1), ("schedule", 1), ("schedule --week soon", 1),
        ("bake", 64),
        ("book --article Flour", 64),
        ("book --amount 1", 64),
        ("book --article b --amount 1", 65),
    ])
    func `the shell is told how it went`(words: String, code: Int32) throws {
        let office = try Office()

        _ = office.says(words)

        #expect(office.code == code)
    }

    @Test func `where something is missing, it says what`() {
        var said = ""
        say = { said += $0 + "\n" }

        let codes = [["stock", "--month"], ["stock", "/nowhere"], []].map(runMyBiz)

        #expect(codes == [64, 66, 64])
        #expect(said.hasPrefix("--month needs a value\nThere is no employees.csv in /nowhere.\n"))
    }
}
