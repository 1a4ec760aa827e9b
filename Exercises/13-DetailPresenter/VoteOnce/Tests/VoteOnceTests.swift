import Testing

@testable import VoteOnce

struct VoteOnceTests {
    @Test(.disabled("Write me"))
    func `the button is enabled as long as you have not voted`() {}

    @Test(.disabled("Write me"))
    func `the button is disabled if you have voted`() {}

    @Test(.disabled("Write me"))
    func `a press sends one vote, for the poll on the page`() {}

    @Test(.disabled("Write me"))
    func `after the vote the button is disabled`() {}

    @Test(.disabled("Write me"))
    func `a second press sends nothing`() {}

    @Test(.disabled("Write me"))
    func `a press sends nothing if you have voted before`() {}

    @Test(.disabled("Write me"))
    func `a vote that did not arrive can be sent again`() {}

    @Test(.disabled("Write me"))
    func `of a vote that did not arrive you are told`() {}

    @Test(.disabled("Write me"))
    func `the text is gone when the vote has arrived`() {}

    @Test(.disabled("Write me"))
    func `the next poll begins without the text`() {}

    @Test(.disabled("Write me"))
    func `the button stays disabled when the poll is shown again`() {}

    @Test(.disabled("Write me"))
    func `each poll has its own vote`() {}
}
