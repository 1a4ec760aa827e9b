import Testing

@testable import Store

struct ObservableValueTests {
    @Test func `a second subscriber takes nothing from the first`() {
        let sut = ObservableValue("Monday")

        let early = Received(from: sut)
        sut.send("Tuesday")
        let late = Received(from: sut)
        sut.send("Wednesday")

        #expect(early.values == ["Monday", "Tuesday", "Wednesday"])
        #expect(late.values == ["Tuesday", "Wednesday"])
    }

    @Test func `a cancelled subscription gets nothing more`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        let subscription = sut.subscribe { received.append($0) }

        subscription.cancel()
        sut.send("Tuesday")

        #expect(received == ["Monday"])
    }

    @Test func `a released subscription is forgotten`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        _ = sut.subscribe { received.append($0) }

        sut.send("Tuesday")

        #expect(received == ["Monday"])
        #expect(sut.receivers.isEmpty)
    }

    @Test func `after an answer to a change everybody has the newest value last`() {
        let sut = ObservableValue("Monday")
        let eager = sut.subscribe { if $0 == "Tuesday" { sut.send("Wednesday") } }
        let received = Received(from: sut)

        sut.send("Tuesday")

        #expect(received.values.last == "Wednesday")
        eager.cancel()
    }

    @Test func `a subscriber that leaves in the middle of a delivery is not called`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        var other: Subscription?
        let strict = sut.subscribe { if $0 == "Tuesday" { other?.cancel() } }
        other = sut.subscribe { received.append($0) }

        sut.send("Tuesday")

        #expect(received == ["Monday"])
        strict.cancel()
    }

    @Test func `a subscriber that joins in the middle of a delivery hears each value once`() {
        let sut = ObservableValue("Monday")
        var guest: Received<String>?
        let host = sut.subscribe { if $0 == "Tuesday" { guest = Received(from: sut) } }

        sut.send("Tuesday")
        sut.send("Wednesday")

        #expect(guest?.values == ["Tuesday", "Wednesday"])
        host.cancel()
    }
}
