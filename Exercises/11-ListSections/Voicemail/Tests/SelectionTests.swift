import Testing

@testable import Voicemail

struct SelectionTests {
    @Test func `selecting the only new message plays it once`() {
        let player = PlayerSpy()
        let messages = [Message(caller: "Ada")]
        let sut = VoicemailPresenter(messages: messages, player: player)

        sut.select(row: 0, in: 0)

        #expect(player.played.map(\.caller) == ["Ada"])
    }

    @Test func `bug 23`() {
        let player = PlayerSpy()
        let messages = [Message(caller: "Ada"), Message(caller: "Grace", isHeard: true)]
        let sut = VoicemailPresenter(messages: messages, player: player)

        sut.select(row: 0, in: 1)

        #expect(player.played.map(\.caller) == ["Grace"])
    }
}
