import Testing

@testable import MyBiz

private struct ServerStub: Server {
    func text(at address: String) -> String? { "2027-01-01 New Year's Day\n" }
}

extension MyBizTests {
    @Test func `what the server answers is used, and kept`() throws {
        let office = try Office()
        try office.change("settings.txt") { $0 + "holidays=http://office.hansen.invalid/\n" }
        gFolder = office.folder.path
        let biz = MyBiz()
        biz.server = ServerStub()

        #expect(biz.start())

        #expect(biz.holidays == ["2027-01-01": "New Year's Day"])
        #expect(try office.text(of: "holidays.txt") == "2027-01-01 New Year's Day\n")
    }
}
