import Foundation
import Testing

@testable import MyBiz

extension MyBizTests {
    @Test func `a shelf that cannot be saved is a problem`() throws {
        let office = try Office()
        _ = office.says("stock")
        let biz = MyBiz()
        #expect(biz.start())
        try FileManager.default.removeItem(at: office.folder)

        _ = biz.book("Flour", "-25")

        #expect(gProblems == ["stock.csv cannot be written"])
    }
}
