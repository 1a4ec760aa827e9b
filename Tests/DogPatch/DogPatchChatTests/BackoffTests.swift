import DogPatchChat
import Testing

struct BackoffTests {
    @Test func `each try waits twice as long, up to half a minute`() {
        var sut = Backoff()

        let seconds = (1...7).map { _ in sut.next() }
        #expect(seconds == [1, 2, 4, 8, 16, 30, 30])

        sut.reset()
        #expect(sut.next() == 1)
    }
}
