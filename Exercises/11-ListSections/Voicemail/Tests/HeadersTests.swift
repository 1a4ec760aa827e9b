import Testing

@testable import Voicemail

struct HeadersTests {
    @Test func `the section of a new message is called New`() {
        let messages = [Message(caller: "Ada")]
        let sut = VoicemailPresenter(messages: messages, player: PlayerSpy())

        #expect(sut.header(of: 0) == "New")
    }

    @Test func `the section of a message that was heard is called Heard`() {
        let messages = [Message(caller: "Ada", isHeard: true)]
        let sut = VoicemailPresenter(messages: messages, player: PlayerSpy())

        #expect(sut.header(of: 1) == "Heard")
    }

    @Test func `a new message has no header`() {
        let messages = [Message(caller: "Ada", isHeard: true)]
        let sut = VoicemailPresenter(messages: messages, player: PlayerSpy())

        #expect(sut.header(of: 0) == nil)
    }
}
