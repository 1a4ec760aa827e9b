import Store
import Testing

struct ObservableValueTests {
    @Test func `a new subscriber gets the current value at once`() {
        let sut = ObservableValue("Monday")

        let received = Received(from: sut)

        #expect(received.values == ["Monday"])
    }

    @Test func `a subscriber gets every change`() {
        let sut = ObservableValue("Monday")
        let received = Received(from: sut)

        sut.send("Tuesday")
        sut.send("Wednesday")

        #expect(received.values == ["Monday", "Tuesday", "Wednesday"])
    }

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

    @Test func `a released subscription gets nothing more`() {
        let sut = ObservableValue("Monday")
        var received: [String] = []
        _ = sut.subscribe { received.append($0) }

        sut.send("Tuesday")

        #expect(received == ["Monday"])
    }

    @Test func `a change in answer to a change comes after it, for everybody`() {
        let sut = ObservableValue("Monday")
        let eager = sut.subscribe { if $0 == "Tuesday" { sut.send("Wednesday") } }
        defer { eager.cancel() }
        let received = Received(from: sut)

        sut.send("Tuesday")

        #expect(received.values == ["Monday", "Tuesday", "Wednesday"])
    }

    @Test func `a subscription cancelled in the middle of a change gets nothing more`() {
        let sut = ObservableValue("Monday")
        var other: Subscription?
        let strict = sut.subscribe { if $0 == "Tuesday" { other?.cancel() } }
        defer { strict.cancel() }
        var received: [String] = []
        other = sut.subscribe { received.append($0) }

        sut.send("Tuesday")

        #expect(received == ["Monday"])
    }
}
