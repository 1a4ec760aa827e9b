import Foundation
import Testing

@testable import MyBiz

extension MyBizTests {
    @Test func `what is not a number is not booked`() throws {
        let said = try Office().says("book --article Flour --amount many")

        #expect(said == "many is not a number.\n")
    }

    @Test func `a shelf that cannot be saved is a problem`() throws {
        let office = try Office()
        _ = office.says("stock")
        let biz = MyBiz()
        #expect(biz.start())
        try FileManager.default.removeItem(at: office.folder)

        _ = biz.desk.book("Flour", "-25")

        #expect(gProblems == ["stock.csv cannot be written"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `booking changes one number of the file, and nothing else`(ending: String) throws {
        let office = try Office()
        let rows = ["# counted by Jonas", "Salt;kg;4", "", "Salt;kg;4;10;0.45;;new", "Tin;pcs;2"]
        try office.change("stock.csv") { _ in rows.joined(separator: ending) }

        #expect(office.says("book --article salt --amount 1").hasPrefix("Salt: 5.00 kg !\n"))

        let booked = rows.map { $0 == rows[3] ? "Salt;kg;5.0;10;0.45;;new" : $0 }
        #expect(try office.text(of: "stock.csv") == booked.joined(separator: ending))
    }

    @Test func `what others have booked meanwhile stays booked`() throws {
        let office = try Office()
        _ = office.says("stock")
        let desks = [StockDesk(), StockDesk()]
        for desk in desks { desk.loadStock() }

        for desk in desks { #expect(desk.book("Flour", "-25")) }

        let flour = try office.text(of: "stock.csv").line(of: "Flour")
        #expect(flour == "Flour;kg;370.0;300.0;0.62;Mill Lorenz")
        #expect(try office.text(of: "log.txt").matches(of: /Flour -25.0/).count == 2)
    }
}
