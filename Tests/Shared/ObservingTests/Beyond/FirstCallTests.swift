import Observing
import Testing

struct FirstCallTests {
    @Test func `what is sent during the first call arrives, too`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []

        let subscription = sut.subscribe { day in
            received.append(day)
            if received.count == 1 { sut.send("Tuesday") }
        }
        defer { subscription.cancel() }

        #expect(received == ["Monday", "Tuesday"])
    }
}
