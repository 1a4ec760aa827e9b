import Testing

@testable import Voicemail

struct RowsTests {
    @Test func `it works`() {
        let messages = [Message(caller: "Ada"), Message(caller: "Grace")]
        let sut = VoicemailPresenter(messages: messages, player: PlayerSpy())

        #expect(sut.rows(in: 0) == ["Grace", "Ada"])
    }

    @Test func `a message that was heard is a row of the second section alone`() {
        let messages = [Message(caller: "Ada", isHeard: true)]
        let sut = VoicemailPresenter(messages: messages, player: PlayerSpy())

        #expect(sut.rows(in: 0) == [])
        #expect(sut.rows(in: 1) == ["Ada"])
    }
}
