import Testing

@testable import NoticeBoard

@MainActor @Suite(.timeLimit(.minutes(1))) struct NoticeBoardTests {
    private let board = BoardGate()

    @Test(.disabled("Write me"))
    func `what hangs on the board is shown`() {}

    @Test(.disabled("Write me"))
    func `a screen is loading until the board answers`() {}

    @Test(.disabled("Write me"))
    func `a second tap asks nothing more`() {}

    @Test(.disabled("Write me"))
    func `an error is told in words, and what was there stays`() {}

    @Test(.disabled("Write me"))
    func `after an error a tap tries again`() {}

    @Test(.disabled("Write me"))
    func `leaving cancels the task, and nothing more is shown`() {}

    @Test(.disabled("Write me"))
    func `leaving changes nothing if nothing is loading`() {}

    @Test(.disabled("Write me"))
    func `an old answer does not count`() {}

    @Test(.disabled("Write me"))
    func `a screen that is let go is gone, and cancels its task`() {}
}
