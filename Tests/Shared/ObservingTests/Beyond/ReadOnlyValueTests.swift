import Observing
import Testing

struct ReadOnlyValueTests {
    @Test func `who may only read reads what is there now, and hears of each change`() {
        let source = ObservableValue("Monday")
        let sut = source.readOnly
        var received: [String] = []
        let subscription = sut.subscribe { received.append($0) }
        defer { subscription.cancel() }

        source.send("Tuesday")

        #expect(sut.value == "Tuesday")
        #expect(received == ["Monday", "Tuesday"])
    }
}
