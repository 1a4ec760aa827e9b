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
}
