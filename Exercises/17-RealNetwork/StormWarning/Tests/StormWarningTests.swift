import Foundation
import Testing

@testable import StormWarning

struct StormWarningTests {
    let radio = RadioMock()
    let answers = Answers()
    let receiver: WarningReceiver

    init() {
        receiver = WarningReceiver(radio: radio)
    }

    @Test(.disabled("Write me"))
    func `the chunks are joined in the order in which they came`() {}

    @Test(.disabled("Write me"))
    func `a warning is told once, and not before it is complete`() {}

    @Test(.disabled("Write me"))
    func `a letter may come in two chunks`() {}

    @Test(.disabled("Write me"))
    func `a warning of no chunks is empty`() {}

    @Test(.disabled("Write me"))
    func `an error is told once, without what came before it`() {}

    @Test(.disabled("Write me"))
    func `two warnings at a time do not mix`() {}

    @Test(.disabled("Write me"))
    func `after a cancel nothing is told, and the radio stops`() {}

    @Test(.disabled("Write me"))
    func `a cancel leaves the other warning alone`() {}

    @Test(.disabled("Write me"))
    func `the chunks of a stream are joined in their order`() {}

    @Test(.disabled("Write me"))
    func `a stream of no chunks is an empty warning`() {}

    @Test(.disabled("Write me"))
    func `the error of a stream is thrown`() {}

    @Test(.disabled("Write me"))
    func `a task that is cancelled gets no half of a warning`() {}
}
