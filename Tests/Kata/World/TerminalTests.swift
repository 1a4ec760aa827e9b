import Testing

@testable import kata

struct TerminalTests {
    @Test(arguments: [
        (0, 0, "0 of 9"), (3, 6, "3 of 9 · about 12 s left"),
        (1, 8, "1 of 9 · about 1 min 4 s left"), (9, 6, "9 of 9 · about 0 s left"),
    ])
    func `progress tells what is done and how long the rest takes`(
        _ done: Int, _ seconds: Int, _ text: String
    ) {
        let start = ContinuousClock.now
        let progress = Engine.Progress(done: done, all: 9, start: start)

        #expect(Terminal.text(progress, at: start + .seconds(seconds)) == text)
    }
}
