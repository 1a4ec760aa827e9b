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

        _ = biz.book("Flour", "-25")

        #expect(gProblems == ["stock.csv cannot be written"])
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
